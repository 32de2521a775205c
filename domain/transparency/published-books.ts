import type { LedgerLine } from "./ledger-line.ts";
import { accountsOfYear, booksOfYear, type ClosedYear, type YearBooks } from "./year-books.ts";

/** The accounts of one year as its board adopted them. */
export type AdoptedYear = Readonly<{
  adoptedOn: string;
  /** Those of the first years were adopted without what their costs were made of, which is then read from the books. */
  books: Omit<ClosedYear, "costs"> & Partial<Pick<ClosedYear, "costs">>;
}>;
export type Adopted = ReadonlyMap<number, AdoptedYear>;

/** What is published of a year: what was adopted, or what the books say as long as nothing was. */
export function publishedBooks(lines: readonly LedgerLine[], adopted: Adopted, year: number): YearBooks {
  const computed = booksOfYear(lines, year);
  const adoptedBefore = adopted.get(year - 1)?.books;
  const before = adoptedBefore ? { ...accountsOfYear(lines, year - 1), ...adoptedBefore } : computed.before;
  return { ...computed, ...adopted.get(year)?.books, before };
}
