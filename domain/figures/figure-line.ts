import type { Cents } from "#domain/money/cents.ts";
import { negated, sumOf } from "#domain/money/sums.ts";
import type { SpendingCategory } from "#domain/spending-category.ts";

/** What was raised or spent in one year for one purpose, as the books say it: what came in is negative. */
export type FigureLine = Readonly<{
  year: number;
  /** Null: it came in. */
  category: SpendingCategory | null;
  campaignId: string | null;
  projectId: string | null;
  cents: Cents;
}>;

/** What came in, less what went back. */
export const raisedIn = (lines: readonly FigureLine[]): Cents =>
  negated(sumOf(lines.filter(({ category }) => category === null).map(({ cents }) => cents)));

export const spentIn = (lines: readonly FigureLine[]): Cents =>
  sumOf(lines.filter(({ category }) => category !== null).map(({ cents }) => cents));

/** The latest year, not after this one, in which anything was spent: on the first of January still the year before. */
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
