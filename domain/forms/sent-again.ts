import { dayMs } from "#domain/calendar/day.ts";

/** The same form within a day (double click, reload, second try) is a duplicate. */
export const duplicatesSince = (now: Date): Date => new Date(now.getTime() - dayMs);
