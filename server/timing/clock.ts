import { dutchDate } from "#domain/calendar/dutch-date.ts";

/** The foundation's calendar is Amsterdam's, wherever the server stands. */
export function today(): string {
  // Days end on whole seconds, and writing a date takes longer than finding a page that was made on it.
  const second = Math.floor(Date.now() / 1000);
  if (known.second !== second) known = { second, day: dutchDate(new Date(second * 1000)) };
  return known.day;
}
let known = { second: 0, day: "" };
