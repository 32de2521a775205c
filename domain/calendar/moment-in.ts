import type { Day } from "./day.ts";

/** A local time on a day in a time zone, as an ISO time with that zone's offset. */
export function momentIn(zone: string, day: Day, clock: string): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" }).formatToParts(
    // Noon: clocks change at night, so noon has the day's offset.
    new Date(`${day}T12:00:00Z`),
  );
  const offset = parts.find((part) => part.type === "timeZoneName")?.value.replace("GMT", "");
  return `${day}T${clock}:00${offset === undefined || offset === "" ? "+00:00" : offset}`;
}
