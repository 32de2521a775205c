import type { Day } from "./day.ts";

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
