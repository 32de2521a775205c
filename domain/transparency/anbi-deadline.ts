import { addDays, yearOf } from "#domain/calendar/day.ts";

/** Staff are warned so long before: the board has to adopt the accounts first. */
const warnDaysAhead = 60;

/** Within six months after the financial year, which is the calendar year. */
export const publicationDueOn = (year: number): string => `${year + 1}-06-30`;

export type AnbiDue = Readonly<{ year: number; dueOn: string }>;

type Known = Readonly<{
  published: readonly number[];
  /** Null: nothing was booked yet. */
  firstBookedOn: string | null;
}>;

/** The form that should be published by now, or soon; null when it is, when there is time, or when there were no books yet in its year. */
export function anbiDueOn(today: string, { published, firstBookedOn }: Known): AnbiDue | null {
  const year = yearOf(today) - 1;
  const dueOn = publicationDueOn(year);
  if (firstBookedOn === null || yearOf(firstBookedOn) > year) return null;
  return published.includes(year) || addDays(today, warnDaysAhead) < dueOn ? null : { year, dueOn };
}
