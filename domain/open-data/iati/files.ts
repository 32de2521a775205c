import { isDay } from "#domain/calendar/day.ts";
import { languages, type Localized } from "#domain/language.ts";
import { decimalEuros } from "#domain/money/decimal-euros.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { Problem, ProblemReason } from "../ports.ts";
import { datesOf } from "./activity-dates.ts";
import type { Activity, Reporter } from "./activity.ts";
import { activityElement } from "./activity-element.ts";
import * as codes from "./codes.ts";
import { declaration, element, narratives, textElement } from "./xml.ts";

type Made = Readonly<{ file: Readonly<{ name: string; text: string }>; problems: Problem[] }>;

/** All valid activities; an invalid one is left out, reported, and blocks no other. */
export function activitiesFile(activities: readonly Activity[], reporter: Reporter, asOf: string): Made {
  const name = "iati-activities.xml";
  const judged = activities.map((activity) => ({ activity, reason: problemOf(activity, reporter, asOf) }));
  const text = element(
    "iati-activities",
    { version: codes.version, "generated-datetime": `${asOf}T00:00:00Z` },
    ...judged.flatMap(({ activity, reason }) =>
      reason === null ? [`\n${activityElement(activity, reporter, asOf)}`] : [],
    ),
    "\n",
  );
  const problems = judged.flatMap(({ activity, reason }) =>
    reason === null ? [] : [{ file: name, record: activity.id, reason }],
  );
  return { file: { name, text: `${declaration}${text}\n` }, problems };
}

export type OrganisationYears = Readonly<{
  /** Planned spending by the board. */
  budgets: readonly Readonly<{ year: number; cents: Cents }>[];
  expenditure: readonly Readonly<{ year: number; cents: Cents }>[];
  reports: readonly Readonly<{
    id: string;
    title: Reporter["name"];
    category: string;
    publishedOn: string;
  }>[];
}>;

/** Our kinds of documents that the standard knows. */
export const reportKinds: Readonly<Record<string, string>> = {
  REPORT: codes.documentCategory.annualReport,
  AUDIT: codes.documentCategory.audit,
};

export function organisationFile(years: OrganisationYears, reporter: Reporter, asOf: string): Made {
  const name = "iati-organisation.xml";
  const file = { name, text: `${declaration}${organisations(years, reporter, asOf)}\n` };
  if (isOrganisationId(reporter.id)) return { file, problems: [] };
  return {
    file: { name, text: `${declaration}${element("iati-organisations", { version: codes.version })}\n` },
    problems: [{ file: name, record: reporter.id, reason: "identifier_wrong" }],
  };
}

const organisations = (years: OrganisationYears, reporter: Reporter, asOf: string): string =>
  element(
    "iati-organisations",
    { version: codes.version, "generated-datetime": `${asOf}T00:00:00Z` },
    element(
      "iati-organisation",
      { "xml:lang": "en", "default-currency": "EUR", "last-updated-datetime": `${asOf}T00:00:00Z` },
      textElement("organisation-identifier", reporter.id),
      element("name", {}, narratives(reporter.name)),
      element(
        "reporting-org",
        { ref: reporter.id, type: codes.organisationType.foundation },
        narratives(reporter.name),
      ),
      ...years.budgets.map(({ year, cents }) =>
        element(
          "total-budget",
          { status: codes.budgetStatus.committed },
          ...ofYear(year, cents, `${year}-01-01`),
        ),
      ),
      ...years.expenditure.map(({ year, cents }) =>
        element("total-expenditure", {}, ...ofYear(year, cents, `${year}-12-31`)),
      ),
      ...years.reports.map(({ id, title, category, publishedOn }) =>
        element(
          "document-link",
          { url: `${reporter.publicUrl}/documents/${id}.pdf?lang=en`, format: "application/pdf" },
          element("title", {}, narratives(title)),
          element("category", { code: reportKinds[category] }),
          element("language", { code: "en" }),
          element("document-date", { "iso-date": publishedOn }),
        ),
      ),
    ),
  );

const ofYear = (year: number, cents: Cents, on: string): string[] => [
  element("period-start", { "iso-date": `${year}-01-01` }),
  element("period-end", { "iso-date": `${year}-12-31` }),
  element("value", { currency: "EUR", "value-date": on }, decimalEuros(cents)),
];

const isWritten = (texts: Localized): boolean => languages.every((language) => texts[language].trim() !== "");

/** Characters that an IATI identifier may not contain. */
const forbiddenSigns = /[/&|?\s]/;

const isOrganisationId = (id: string): boolean => /^NL-KVK-\d{8}$/.test(id);

/** Why an activity cannot be published; null: it can. Checks the rules that our records could break; the rest holds by construction. */
function problemOf(activity: Activity, reporter: Reporter, today: string): ProblemReason | null {
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
