import { yearOf, type Day } from "./day.ts";

/** The date in the Netherlands, where the books are kept. */
export const dutchDate = (at: Date): Day => calendar.format(at);

/** Created once: it costs as much as formatting a thousand dates. */
const calendar = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Amsterdam",
  calendar: "gregory",
  numberingSystem: "latn",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

const maxAheadMs = 2 * 60 * 60 * 1000;

/** The year of that date. Dutch time is at most two hours ahead of UTC, so only the last hours of a year need a lookup. */
export function dutchYear(at: Date): number {
  const year = at.getUTCFullYear();
  return new Date(at.getTime() + maxAheadMs).getUTCFullYear() === year ? year : yearOf(dutchDate(at));
}

/** The hour on a Dutch clock, from 0 to 23. */
export const dutchHour = (at: Date): number => Number(clock.format(at));

const clock = new Intl.DateTimeFormat("en", {
  timeZone: "Europe/Amsterdam",
  hour: "2-digit",
  hourCycle: "h23",
});
