import { addDays, daysBetween, yearOf, type Day } from "./day.ts";

const daysInAWeek = 7;
const fromMondayToThursday = 3;

/** The Monday of its week. */
export const weekOf = (day: Day): Day => addDays(day, -daysSinceMonday(day));

/** "2026-W46". A week belongs to the year of its Thursday (ISO 8601). */
export function weekName(day: Day): string {
  const monday = weekOf(day);
  const year = yearOf(addDays(monday, fromMondayToThursday));
  // 4 January is always in the first week.
  const number = daysBetween(weekOf(`${year}-01-04`), monday) / daysInAWeek + 1;
  return `${year}-W${String(number).padStart(2, "0")}`;
}

const daysSinceMonday = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % daysInAWeek;
