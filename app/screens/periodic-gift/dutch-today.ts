import { dutchDate } from "#domain/giving/dutch-date.ts";

export const dutchToday = (): string => dutchDate(new Date());
