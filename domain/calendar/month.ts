import { yearOf, type Day } from "./day.ts";

/** The first day of the month, or of a month that many months ahead. */
export const firstOfMonth = (day: Day, monthsAhead = 0): Day => dayIn(day, monthsAhead, 1);

/** The chosen day in this month, or the month's last day. */
export const dateInMonth = (date: Day, dayOfMonth: number): Day => dayIn(date, 0, dayOfMonth);

/** Counted from the chosen day, not from the last date: 31 January leads to 28 February, then to 31 March. */
export const dateAMonthLater = (date: Day, dayOfMonth: number): Day => dayIn(date, 1, dayOfMonth);

/** 31 January becomes the last day of February. */
export const monthsLater = (date: Day, months: number): Day => dayIn(date, months, Number(date.slice(8)));

/** 29 February becomes the 28th in other years. */
export const yearsLater = (date: Day, years: number): Day => monthsLater(date, 12 * years);

function dayIn(date: Day, ahead: number, dayOfMonth: number): Day {
  const [year, month] = [yearOf(date), Number(date.slice(5, 7)) + ahead];
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1, Math.min(dayOfMonth, lastDay))).toISOString().slice(0, 10);
}
