import { dutchDate } from "#domain/calendar/dutch-date.ts";
import { firstOfMonth } from "#domain/calendar/month.ts";
import { weekOf } from "#domain/calendar/week.ts";
import { yearOf } from "#domain/calendar/day.ts";

/** Periods that end now: a view with one stays up to date. */
export const periods = ["today", "week", "month", "year"] as const;
export type Period = (typeof periods)[number];

/** The first day of the period, in the Netherlands. */
export function startOfPeriod(period: Period, now: Date): string {
  const today = dutchDate(now);
  if (period === "week") return weekOf(today);
  if (period === "month") return firstOfMonth(today);
  return period === "year" ? `${yearOf(today)}-01-01` : today;
}
