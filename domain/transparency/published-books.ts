import type { LedgerLine } from "./ledger-line.ts";
import { accountsOfYear, booksOfYear, type ClosedYear, type YearBooks } from "./year-books.ts";

/** A year's accounts as adopted. */
export type AdoptedYear = Readonly<{
  adoptedOn: string;
  /** The first years were adopted without cost types, which are then read from the books. */
  books: Omit<ClosedYear, "costs"> & Partial<Pick<ClosedYear, "costs">>;
}>;
export type Adopted = ReadonlyMap<number, AdoptedYear>;

/** The published accounts of a year: adopted, or from the books until then. */
export function publishedBooks(lines: readonly LedgerLine[], adopted: Adopted, year: number): YearBooks {
  const computed = booksOfYear(lines, year);
  const adoptedBefore = adopted.get(year - 1)?.books;
  const before = adoptedBefore ? { ...accountsOfYear(lines, year - 1), ...adoptedBefore } : computed.before;
  return { ...computed, ...adopted.get(year)?.books, before };
}

/** Every year with entries up to the last adopted one, oldest first. */
export function closedYears(
  lines: readonly Readonly<{ year: number }>[],
  adopted: ReadonlyMap<number, unknown>,
): number[] {
  const last = Math.max(0, ...adopted.keys());
  return [...new Set(lines.map(({ year }) => year))]
    .filter((year) => year <= last)
    .toSorted((one, other) => one - other);
}
