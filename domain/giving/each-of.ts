/** One that goes wrong does not keep the others waiting; it is told of afterwards. */
export async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join("; "));
}
