const dayMs = 86_400_000;

/** Days are whole calendar days: no clock, no zone, no summer time. */
export const addDays = (date: string, days: number): string =>
  new Date(startOf(date) + days * dayMs).toISOString().slice(0, 10);

/** How many days from the first day to the second; negative when the second lies before the first. */
export const daysBetween = (from: string, to: string): number => (startOf(to) - startOf(from)) / dayMs;

export const yearOf = (date: string): number => Number(date.slice(0, 4));

/** The first day of the month that lies so many months ahead. */
export function firstOfMonth(date: string, monthsAhead: number): string {
  const months = yearOf(date) * 12 + Number(date.slice(5, 7)) - 1 + monthsAhead;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}-01`;
}

/** A clock time on a day in a place, as a moment with that place's own offset on that day. */
export function momentIn(zone: string, date: string, clock: string): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" }).formatToParts(
    // Noon: clocks change at night, so noon already has the offset of the day.
    startOf(date) + dayMs / 2,
  );
  const offset = parts.find((part) => part.type === "timeZoneName")?.value.replace("GMT", "");
  return `${date}T${clock}:00${offset === undefined || offset === "" ? "+00:00" : offset}`;
}

function startOf(date: string): number {
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time)) throw new RangeError(`Not a day: ${date}`);
  return time;
}
