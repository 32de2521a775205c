import type { Cents } from "#domain/money/cents.ts";
import { negated, sumOf } from "#domain/money/sums.ts";
import type { SpendingCategory } from "#domain/spending-category.ts";

/** Amount raised or spent in a year for a purpose, as booked: income is negative. */
export type FigureLine = Readonly<{
  year: number;
  /** Null: income. */
  category: SpendingCategory | null;
  campaignId: string | null;
  projectId: string | null;
  cents: Cents;
}>;

/** Donations less refunds. */
export const raisedIn = (lines: readonly FigureLine[]): Cents =>
  negated(sumOf(lines.filter(({ category }) => category === null).map(({ cents }) => cents)));

export const spentIn = (lines: readonly FigureLine[]): Cents =>
  sumOf(lines.filter(({ category }) => category !== null).map(({ cents }) => cents));

/** The latest year up to this one with any spending: on 1 January still the year before. */
export function yearOfSpending(lines: readonly FigureLine[], year: number): number {
  const years = [...new Set(lines.map((line) => line.year))]
    .filter((each) => each <= year)
    .sort((a, b) => b - a);
  return years.find((each) => spentIn(lines.filter((line) => line.year === each)) > 0) ?? year;
}

/** The years in their order, each with its lines. */
export function byYear(lines: readonly FigureLine[]): (readonly [year: number, lines: FigureLine[]])[] {
  const years = [...new Set(lines.map(({ year }) => year))].sort((a, b) => a - b);
  return years.map((year) => [year, lines.filter((line) => line.year === year)] as const);
}
