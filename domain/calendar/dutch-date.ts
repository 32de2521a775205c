import { yearOf, type Day } from "./day.ts";

/** The calendar date in the Netherlands, where the foundation keeps its books: a gift at New Year belongs to one year. */
export const dutchDate = (at: Date): Day => calendar.format(at);

/** Made once: making one takes as long as a thousand dates. */
const calendar = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Amsterdam",
  calendar: "gregory",
  numberingSystem: "latn",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

const maxAheadMs = 2 * 60 * 60 * 1000;

/** The year of that date. Clocks there are never further ahead of UTC, so that only the last hours of a year need be looked up. */
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
