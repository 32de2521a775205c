import { momentIn } from "#domain/calendar/moment-in.ts";
import type { DraftBody, FieldSpec } from "#domain/content/editing/field-spec.ts";

const amsterdam = "Europe/Amsterdam";
const zones: Readonly<Record<string, string>> = { NL: amsterdam, AE: "Asia/Dubai", SA: "Asia/Riyadh" };

/** The local time of a moment, as an input shows it. */
export const clockIn = (moment: unknown): string => (typeof moment === "string" ? moment.slice(0, 16) : "");

/** The typed time as a moment in that country. Empty while incomplete. */
export function momentAt(typed: string, countryCode: unknown = "NL"): string {
  const [day, clock] = typed.split("T");
  if (!day || !clock || Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return "";
  return momentIn(zones[String(countryCode)] ?? amsterdam, day, clock.slice(0, 5));
}

/** After a change of country the local time stays as typed. */
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
