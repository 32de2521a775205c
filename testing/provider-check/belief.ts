/** Something we rely on about a provider, by its id in docs/providers.md. */
export type Belief<Api> = Readonly<{
  id: string;
  sentence: string;
  check: (api: Api) => Promise<Finding>;
}>;

export type Finding =
  | Readonly<{ outcome: "holds" }>
  | Readonly<{ outcome: "not"; expected: string; saw: string }>
  | Readonly<{ outcome: "person"; todo: string }>;

export const needsPerson = (todo: string): Finding => ({ outcome: "person", todo });

/** For a belief about which calls alone tell nothing. */
export const byPerson = (id: string, sentence: string, todo: string): Belief<unknown> => ({
  id,
  sentence,
  check: () => Promise.resolve(needsPerson(todo)),
});

type Facts = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The same facts, as they should be and as they are; only those that differ are told. */
export function compared<T extends Facts>(
  expected: T,
  saw: { readonly [Name in keyof T]: Facts[string] },
): Finding {
  const different = Object.keys(expected).filter((name) => expected[name] !== saw[name]);
  if (different.length === 0) return { outcome: "holds" };
  const told = (facts: Facts) => different.map((name) => `${name} ${facts[name] ?? "none"}`).join(", ");
  return { outcome: "not", expected: told(expected), saw: told(saw) };
}

/** What every belief's calls are made with, whoever the provider is. */
export type Surroundings = Readonly<{
  /** Asks until the answer is the awaited one or patience ends; the last answer, either way. */
  until: <T>(ask: () => Promise<T>, isAwaited: (answer: T) => boolean, timeoutMs: number) => Promise<T>;
  /** Remembers what is to be undone when the belief has been looked at, last first; not where a person is to go on. */
  afterwards: (undo: () => Promise<unknown>) => void;
}>;

/** As docs/providers.md has them. */
export const inOrder = <Api>(beliefs: readonly Belief<Api>[]): readonly Belief<Api>[] =>
  beliefs.toSorted((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)));
