export type SelectOption = Readonly<{ value: string; label: string; disabled?: boolean }>;

/** An empty value means "not chosen", so only the placeholder may have it. */
export function refuseEmptyValues(options: readonly SelectOption[]): void {
  const empty = options.find(({ value }) => value === "");
  if (empty)
    throw new Error(`The option "${empty.label}" has an empty value, which means that nothing is chosen`);
}
