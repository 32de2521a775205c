import type { LedgerLine } from "./ledger-line.ts";
import { booksOfYear, type ClosedYear, type YearBooks } from "./year-books.ts";

/** The accounts of one year as its board adopted them. */
export type AdoptedYear = Readonly<{ adoptedOn: string; books: ClosedYear }>;
export type Adopted = ReadonlyMap<number, AdoptedYear>;

/** What is published of a year: what was adopted, or what the books say as long as nothing was. */
export function publishedBooks(lines: readonly LedgerLine[], adopted: Adopted, year: number): YearBooks {
  const computed = booksOfYear(lines, year);
  const before = adopted.get(year - 1)?.books ?? computed.before;
  return { ...computed, ...adopted.get(year)?.books, before };
}
