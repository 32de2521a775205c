import { addDays, yearOf } from "#domain/calendar/day.ts";
import { asCents, type Cents } from "#domain/money/cents.ts";
import { times } from "#domain/money/sums.ts";

/** The demonstration's statements begin two years ago, with a year that is closed. */
export const firstStatementDay = (today: string): string => `${yearOf(today) - 2}-01-01`;

/** What the bank takes every month. It is part of the costs that each year is said to have had. */
export const chargeCents = asCents(1250);

/** The last day of every month of a year that is over. */
export const chargeDays = (year: number, today: string): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10),
  ).filter((day) => day >= firstStatementDay(today) && day < today);

export const chargesOf = (year: number, today: string): Cents =>
  times(chargeCents, chargeDays(year, today).length);

/** Statements come with the mail of the next morning: the last is of yesterday. */
const lastStatementDay = (today: string): string => addDays(today, -1);

type Statement = Readonly<{ name: string; from: string; to: string }>;

/** Two whole years, then month by month. */
export function statementPeriods(today: string): Statement[] {
  const year = yearOf(today);
  const past = [year - 2, year - 1].map((each) => ({
    name: String(each),
    from: `${each}-01-01`,
    to: `${each}-12-31`,
  }));
  const months = Array.from({ length: 12 }, (_, month) => {
    const from = `${year}-${String(month + 1).padStart(2, "0")}-01`;
    const to = new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10);
    return { name: from.slice(0, 7), from, to: to < today ? to : lastStatementDay(today) };
  });
  return [...past, ...months.filter(({ from, to }) => from <= to)];
}
