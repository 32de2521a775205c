import { addDays, yearOf } from "#domain/calendar/day.ts";
import { asCents, type Cents } from "#domain/money/cents.ts";
import { times } from "#domain/money/sums.ts";

/** Statements start two years ago, with a closed year. */
export const firstStatementDay = (today: string): string => `${yearOf(today) - 2}-01-01`;

/** The bank's monthly charge, part of each year's costs. */
export const chargeCents = asCents(1250);

/** The last day of every finished month. */
export const chargeDays = (year: number, today: string): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10),
  ).filter((day) => day >= firstStatementDay(today) && day < today);

export const chargesOf = (year: number, today: string): Cents =>
  times(chargeCents, chargeDays(year, today).length);

/** The last statement is of yesterday. */
const lastStatementDay = (today: string): string => addDays(today, -1);

type Statement = Readonly<{ name: string; from: string; to: string }>;

/** Two whole years, then monthly. */
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
