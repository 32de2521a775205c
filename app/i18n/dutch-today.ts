import { dutchDate } from "#domain/calendar/dutch-date.ts";

export const dutchToday = (): string => dutchDate(new Date());
