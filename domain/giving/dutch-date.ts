/** The calendar date in the Netherlands, where the foundation keeps its books: a gift at New Year belongs to one year. */
export const dutchDate = (at: Date): string => calendar.format(at);

export const yearOf = (date: string): number => Number(date.slice(0, 4));

const calendar = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Amsterdam",
  calendar: "gregory",
  numberingSystem: "latn",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});
