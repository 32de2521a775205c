import { dateAMonthLater, dateInMonth } from "#domain/calendar/month.ts";

const isLastDay = (date: string): boolean => date === dateInMonth(date, 31);

/** By Mollie's own example, a start on a month's last day means the last day of each month. */
export const nextMonthFor = (startDate: string, date: string): string =>
  dateAMonthLater(date, isLastDay(startDate) ? 31 : Number(startDate.slice(8)));
