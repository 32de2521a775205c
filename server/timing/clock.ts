import { dutchDate } from "#domain/calendar/dutch-date.ts";

/** The foundation's calendar is Amsterdam's, wherever the server stands. */
export const today = (): string => dutchDate(new Date());
