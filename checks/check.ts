import type pg from "pg";

/** The stored books, as a check reads them. */
export type Books = Pick<pg.ClientBase, "query">;

/** A claim about the stored books that is looked at every night. */
export type Check = Readonly<{
  name: string;
  /** The claim in a sentence, for whoever reads the result. */
  claim: string;
  /** What speaks against it: one line each, naming records by their ids and never a person. */
  faults: (books: Books) => Promise<readonly string[]>;
}>;

export type CheckResult = Readonly<{
  name: string;
  claim: string;
  faults: number;
  examples: readonly string[];
}>;

/** Enough to see what kind of fault it is; the number says how many there are. */
const maxExamples = 20;

/** One after the other, so that a night's checking never takes more than one connection from the visitors. */
export async function runChecks(checks: readonly Check[], books: Books): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const { name, claim, faults } of checks) {
    const found = await faults(books).catch((error: unknown) => [`could not be checked: ${String(error)}`]);
    results.push({ name, claim, faults: found.length, examples: found.slice(0, maxExamples) });
  }
  return results;
}

/** For claims that one query can refute: each row it finds is a fault, described by its only column. */
export const checkByQuery = (name: string, claim: string, text: string): Check => ({
  name,
  claim,
  faults: async (books) => {
    const { rows } = await books.query<{ fault: string }>(text);
    return rows.map(({ fault }) => fault);
  },
});
