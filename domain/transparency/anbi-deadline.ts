import { addDays, yearOf } from "#domain/calendar/day.ts";

/** The board must adopt the accounts first. */
const warnDaysAhead = 60;

/** Within six months after the year. */
export const publicationDueOn = (year: number): string => `${year + 1}-06-30`;

export type AnbiDue = Readonly<{ year: number; dueOn: string }>;

type Known = Readonly<{
  published: readonly number[];
  /** Null: no bookings yet. */
  firstBookedOn: string | null;
}>;

/** The form that is due or soon due; null if published, not yet due, or without books in its year. */
export function anbiDueOn(today: string, { published, firstBookedOn }: Known): AnbiDue | null {
  const year = yearOf(today) - 1;
  const dueOn = publicationDueOn(year);
  if (firstBookedOn === null || yearOf(firstBookedOn) > year) return null;
  return published.includes(year) || addDays(today, warnDaysAhead) < dueOn ? null : { year, dueOn };
}
