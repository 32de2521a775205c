import { daysBetween, yearOf } from "#domain/calendar/day.ts";
import { asCents, noCents, type Cents } from "#domain/money/cents.ts";
import { minus } from "#domain/money/sums.ts";

type BudgetPeriod = Readonly<{ from: string; to: string; cents: Cents }>;

/** Splits a budget into periods of at most one year, by days; the rounding rest goes into the last. */
export function yearlyBudgets(from: string, to: string, cents: Cents): BudgetPeriod[] {
  const days = daysBetween(from, to) + 1;
  const years = Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, index) => yearOf(from) + index);
  let left = cents;
  return years.map((year) => {
    const first = year === yearOf(from) ? from : `${year}-01-01`;
    const last = year === yearOf(to) ? to : `${year}-12-31`;
    const part = year === yearOf(to) ? left : partOf(cents, daysBetween(first, last) + 1, days);
    left = minus(left, part);
    return { from: first, to: last, cents: part };
  });
}

const partOf = (cents: Cents, days: number, ofDays: number): Cents =>
  cents === noCents ? noCents : asCents(Number((BigInt(cents) * BigInt(days)) / BigInt(ofDays)));
