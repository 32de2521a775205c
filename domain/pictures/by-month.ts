import { firstOfMonth } from "#domain/calendar/month.ts";
import { noCents, type Cents } from "#domain/money/cents.ts";
import { sumOf } from "#domain/money/sums.ts";

/** `month` is "2026-11". Negative if more was returned than given. Donations of merged months are in the last of them. */
export type MonthOfMoney = Readonly<{ month: string; inCents: Cents; outCents: Cents; isMerged?: boolean }>;

/** Merged as in the open data. */
export const toldTogether = (
  months: readonly MonthOfMoney[],
  periods: readonly Readonly<{ from: string; through: string }>[],
): MonthOfMoney[] =>
  months.map((each) => {
    const period = periods.find(({ from, through }) => from <= each.month && each.month <= through);
    if (!period) return each;
    const own = months.filter(({ month }) => period.from <= month && month <= period.through);
    const isMerged = each.month !== period.through;
    return { ...each, isMerged, inCents: isMerged ? noCents : sumOf(own.map((one) => one.inCents)) };
  });

/** This month and the previous ones, also empty ones. */
export function byMonth(found: readonly MonthOfMoney[], today: string, count: number): MonthOfMoney[] {
  return Array.from({ length: count }, (_, place) => {
    const month = firstOfMonth(today, place + 1 - count).slice(0, 7);
    return found.find((each) => each.month === month) ?? { month, inCents: noCents, outCents: noCents };
  });
}
