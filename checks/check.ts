import type pg from "pg";

/** Read access for checks. */
export type Books = Pick<pg.ClientBase, "query">;

/** A claim about the stored books, checked every night. */
export type Check = Readonly<{
  name: string;
  /** The claim in a sentence. */
  claim: string;
  /** Faults, one line each, with record ids and never a person. */
  faults: (books: Books) => Promise<readonly string[]>;
}>;

export type CheckResult = Readonly<{
  name: string;
  claim: string;
  faults: number;
  examples: readonly string[];
}>;

/** Enough examples; the total is counted. */
const maxExamples = 20;

/** Sequential, so that checks use one connection only. */
export async function runChecks(checks: readonly Check[], books: Books): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const { name, claim, faults } of checks) {
    const found = await faults(books).catch((error: unknown) => [`could not be checked: ${String(error)}`]);
    results.push({ name, claim, faults: found.length, examples: found.slice(0, maxExamples) });
  }
  return results;
}

/** For claims that one query refutes: each row is a fault, described by its only column. */
export const checkByQuery = (name: string, claim: string, text: string): Check => ({
  name,
  claim,
  faults: async (books) => {
    const { rows } = await books.query<{ fault: string }>(text);
    return rows.map(({ fault }) => fault);
  },
});
