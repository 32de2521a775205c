import type { Day } from "#domain/calendar/day.ts";
import { firstOfMonth } from "#domain/calendar/month.ts";
import type { Cents } from "#domain/money/cents.ts";
import { sumOf } from "#domain/money/sums.ts";
import type { Period } from "./period.ts";

/** Monthly donations that began in one month and ended in one, or are active. Months are named by their first day. */
export type MonthlyGroup = Readonly<{ began: Day; ended: Day | null; gifts: number; cents: Cents }>;

type MonthlyCount = Readonly<{ gifts: number; cents: Cents }>;

/** start + new − lost = end, and kept + lost = start. Donations that begin and end in the same month are new. */
export type MonthlyMonth = Readonly<{
  month: Day;
  atStart: MonthlyCount;
  kept: MonthlyCount;
  lost: MonthlyCount;
  begun: MonthlyCount;
  atEnd: MonthlyCount;
}>;

/** Fewer months say nothing about retention. */
const minMonths = 6;

/** The calendar months of the period, in order; a short period is extended backwards. */
export function monthsShown({ from, to }: Period): Day[] {
  const latestStart = firstOfMonth(to, 1 - minMonths);
  const months: Day[] = [];
  for (
    let month = firstOfMonth(from) < latestStart ? firstOfMonth(from) : latestStart;
    month <= to;
    month = firstOfMonth(month, 1)
  )
    months.push(month);
  return months;
}

export const keptAndLost = (groups: readonly MonthlyGroup[], months: readonly Day[]): MonthlyMonth[] =>
  months.map((month) => {
    const running = groups.filter(({ began, ended }) => began < month && (ended === null || ended >= month));
    return {
      month,
      atStart: count(running),
      kept: count(running.filter(({ ended }) => ended !== month)),
      lost: count(groups.filter(({ ended }) => ended === month)),
      begun: count(groups.filter(({ began }) => began === month)),
      atEnd: count(groups.filter(({ began, ended }) => began <= month && (ended === null || ended > month))),
    };
  });

const count = (groups: readonly MonthlyGroup[]): MonthlyCount => ({
  gifts: groups.reduce((sum, { gifts }) => sum + gifts, 0),
  cents: sumOf(groups.map(({ cents }) => cents)),
});
