/** What a flood was answered: how many of each status. An error of ours among them is thrown; a refusal is an answer. */
export function toldStatuses(statuses: readonly number[]): string {
  const counted = Map.groupBy(statuses, String);
  if (counted.has("500")) throw new Error(`${counted.get("500")?.length} answers were errors of ours`);
  return [...counted]
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([status, all]) => `${all.length} × ${status === "0" ? "cut" : status}`)
    .join(", ");
}

/** 0: cut before there was an answer, as whoever sends what is not read to its end is. */
export const statusOf = (url: string, init: RequestInit = {}): Promise<number> =>
  fetch(url, init).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
