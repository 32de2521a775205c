import { yearOf } from "#domain/calendar/day.ts";
import type { Cents } from "#domain/money/cents.ts";
import { spendingCategories, type SpendingCategory } from "#domain/spending-category.ts";
import { sumOf, type LedgerLine } from "./ledger-line.ts";

export type YearOfSpending = Readonly<{ year: number; spent: Readonly<Record<SpendingCategory, Cents>> }>;

/** The latest year up to this one with spending: on 1 January still the year before. Null if nothing was ever spent. */
export function reportingYear(lines: readonly LedgerLine[], today: string): YearOfSpending | null {
  const thisYear = yearOf(today);
  const costs = lines.filter(({ category, year }) => category !== null && year <= thisYear);
  const years = [...new Set(costs.map(({ year }) => year))].sort((a, b) => b - a);
  for (const year of years) {
    const own = costs.filter((line) => line.year === year);
    if (sumOf(own) > 0) return { year, spent: byCategory(own) };
  }
  return null;
}

function byCategory(lines: readonly LedgerLine[]): YearOfSpending["spent"] {
  const entries = spendingCategories.map((category) => [
    category,
    sumOf(lines.filter((line) => line.category === category)),
  ]);
  return Object.fromEntries(entries) as YearOfSpending["spent"];
}

type Report = Readonly<{ year: number | null; publishedOn: string }>;

const ratedShare = 85;

/** One A for each part of the rule that is met today. Empty: none is. */
export function ratingOf(programPercent: number, isAudited: boolean, reports: readonly Report[]): string {
  const yearly = reports.flatMap(({ year, publishedOn }) => (year === null ? [] : [{ year, publishedOn }]));
  const isOnTime =
    yearly.length > 0 && yearly.every(({ year, publishedOn }) => publishedOn <= `${year + 1}-06-30`);
  return "A".repeat([programPercent >= ratedShare, isAudited, isOnTime].filter(Boolean).length);
}
