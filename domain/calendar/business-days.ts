import { addDays, type Day } from "./day.ts";

const saturday = 6;
const sunday = 0;

/** Bank working days; callers allow a margin for bank holidays. */
const isBusinessDay = (day: Day): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== saturday && weekday !== sunday;
};

/** Zero returns the day itself. */
export function addBusinessDays(day: Day, count: number): Day {
  let at = day;
  for (let left = count; left > 0;) {
    at = addDays(at, 1);
    if (isBusinessDay(at)) left -= 1;
  }
  return at;
}
