import { languages, type Localized } from "#domain/language.ts";
import { isDay } from "#domain/calendar/day.ts";
import type { ProblemReason } from "../ports.ts";
import type { Activity, Reporter } from "./activity.ts";
import { datesOf } from "./activity-dates.ts";

const isWritten = (texts: Localized): boolean => languages.every((language) => texts[language].trim() !== "");

/** Characters that an IATI identifier may not contain. */
const forbiddenSigns = /[/&|?\s]/;

export const isOrganisationId = (id: string): boolean => /^NL-KVK-\d{8}$/.test(id);

/** Why an activity cannot be published; null: it can. Checks the rules that our records could break; the rest holds by construction. */
export function problemOf(activity: Activity, reporter: Reporter, today: string): ProblemReason | null {
  const { id, title, description, sectorCode, startsOn, endsOn, budgetCents, country, partner } = activity;
  if (!isOrganisationId(reporter.id) || forbiddenSigns.test(id)) return "identifier_wrong";
  if (![title, description, activity.city].every(isWritten)) return "text_missing";
  if (!sectorCode) return "sector_missing";
  if (!/^\d{5}$/.test(sectorCode)) return "sector_unknown";
  if (!isDay(startsOn) || !isDay(endsOn) || startsOn >= endsOn) return "dates_wrong";
  const isAhead = datesOf(activity).some(({ isActual, on }) => isActual && on > today);
  if (isAhead || activity.transactions.some(({ on }) => on > today)) return "dates_wrong";
  if (budgetCents <= 0) return "budget_wrong";
  if (country !== "NL" && partner === null) return "partner_missing";
  return null;
}
