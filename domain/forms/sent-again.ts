import { dayMs } from "#domain/calendar/day.ts";

/** A double click, a reload or an impatient second try within a day is one form: what came after this moment is the same. */
export const duplicatesSince = (now: Date): Date => new Date(now.getTime() - dayMs);
