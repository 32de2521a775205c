/** A calendar day of the foundation, which keeps its books in Amsterdam: "2026-11-15". It has no hour and no time zone. */
export type Day = string;

const dayMs = 24 * 60 * 60 * 1000;
const daysInAWeek = 7;
const thursday = 4;

export const addDays = (day: Day, days: number): Day => written(timeOf(day) + days * dayMs);

/** Both ends included: a day to itself is one day. */
export const daysFromTo = (from: Day, to: Day): number => (timeOf(to) - timeOf(from)) / dayMs + 1;

/** The Monday of its week. */
export const weekOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day));

export const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`;

export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return written(Date.UTC(year, month - 1 + months, 1));
}

/** "2026-W46". A week belongs to the year that its Thursday is in (ISO 8601). */
export function weekName(day: Day): string {
  const year = addDays(weekOf(day), thursday - 1).slice(0, 4);
  // The fourth of January is always in the first week.
  const first = weekOf(`${year}-01-04`);
  const number = (daysFromTo(first, weekOf(day)) - 1) / daysInAWeek + 1;
  return `${year}-W${String(number).padStart(2, "0")}`;
}

/** Whether it is a day of the calendar, and not the 31st of February. */
export function isDay(text: string): boolean {
  return (
    /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(timeOf(text)) && written(timeOf(text)) === text
  );
}

const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const written = (time: number): Day => new Date(time).toISOString().slice(0, 10);
/** 1 is Monday, 7 is Sunday. */
const weekdayOf = (day: Day): number => ((new Date(timeOf(day)).getUTCDay() + 6) % daysInAWeek) + 1;
