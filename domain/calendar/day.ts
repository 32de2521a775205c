/** A calendar day, "2026-11-15": no clock, no zone, no summer time. */
export type Day = string;

export const dayMs = 24 * 60 * 60 * 1000;

export const addDays = (day: Day, days: number): Day => written(startOf(day) + days * dayMs);

/** Negative if the second day is earlier. */
export const daysBetween = (from: Day, to: Day): number => (startOf(to) - startOf(from)) / dayMs;

export const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** Whether it is a day of the calendar, and not the 31st of February. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && written(time) === text;
}

function startOf(day: Day): number {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) throw new RangeError(`Not a day: ${day}`);
  return time;
}

const written = (time: number): Day => new Date(time).toISOString().slice(0, 10);
