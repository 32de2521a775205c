import type { Day } from "./day.ts";

/** A clock time on a day in a place, as a moment with that place's own offset on that day. */
export function momentIn(zone: string, day: Day, clock: string): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" }).formatToParts(
    // Noon: clocks change at night, so noon already has the offset of the day.
    new Date(`${day}T12:00:00Z`),
  );
  const offset = parts.find((part) => part.type === "timeZoneName")?.value.replace("GMT", "");
  return `${day}T${clock}:00${offset === undefined || offset === "" ? "+00:00" : offset}`;
}
