import { firstOfMonth } from "#domain/calendar/month.ts";
import { noCents, type Cents } from "#domain/money/cents.ts";

/** `month` is "2026-11". Negative if more was returned than given. */
export type MonthOfMoney = Readonly<{ month: string; inCents: Cents; outCents: Cents }>;

/** This month and the previous ones, also empty ones. */
export function byMonth(found: readonly MonthOfMoney[], today: string, count: number): MonthOfMoney[] {
  return Array.from({ length: count }, (_, place) => {
    const month = firstOfMonth(today, place + 1 - count).slice(0, 7);
    return found.find((each) => each.month === month) ?? { month, inCents: noCents, outCents: noCents };
  });
}
