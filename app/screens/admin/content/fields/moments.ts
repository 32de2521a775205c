import { momentIn } from "#domain/calendar/moment-in.ts";
import type { DraftBody, FieldSpec } from "#domain/content/editing/field-spec.ts";

const amsterdam = "Europe/Amsterdam";
const zones: Readonly<Record<string, string>> = { NL: amsterdam, AE: "Asia/Dubai", SA: "Asia/Riyadh" };

/** The clock in a moment, as an input shows it: an evening in Dubai stays one. */
export const clockIn = (moment: unknown): string => (typeof moment === "string" ? moment.slice(0, 16) : "");

/** What was typed, as a moment in that country; nothing while it is not whole. */
export function momentAt(typed: string, countryCode: unknown = "NL"): string {
  const [day, clock] = typed.split("T");
  if (!day || !clock || Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return "";
  return momentIn(zones[String(countryCode)] ?? amsterdam, day, clock.slice(0, 5));
}

/** The country changed: the clock stays as it was typed, and now counts there. */
export const inCountry = (
  body: DraftBody,
  fields: readonly FieldSpec[],
  countryCode: unknown,
): DraftBody => ({
  ...body,
  ...Object.fromEntries(
    fields
      .filter(({ type }) => type === "moment")
      .map(({ name }) => [name, momentAt(clockIn(body[name]), countryCode)]),
  ),
  countryCode,
});
