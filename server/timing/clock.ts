import { dutchDate } from "#domain/calendar/dutch-date.ts";

/** Always Amsterdam's calendar, wherever the server runs. */
export function today(): string {
  // Cached per second, because formatting a date takes longer than finding a page.
  const second = Math.floor(Date.now() / 1000);
  if (known.second !== second) known = { second, day: dutchDate(new Date(second * 1000)) };
  return known.day;
}
let known = { second: 0, day: "" };
