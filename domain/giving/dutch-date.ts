/** The calendar date in the Netherlands, where the foundation keeps its books: a gift at New Year belongs to one year. */
export const dutchDate = (at: Date): string => calendar.format(at);

export const yearOf = (date: string): number => Number(date.slice(0, 4));

export function daysAfter(date: string, days: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

const calendar = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Amsterdam",
  calendar: "gregory",
  numberingSystem: "latn",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});
