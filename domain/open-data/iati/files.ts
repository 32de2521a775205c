import { decimalEuros } from "#domain/money/decimal-euros.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { Problem } from "../ports.ts";
import type { Activity, Reporter } from "./activity.ts";
import { activityElement } from "./activity-element.ts";
import { isOrganisationId, problemOf } from "./activity-problem.ts";
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
  reports: readonly Readonly<{ id: string; title: Reporter["name"]; publishedOn: string }>[];
}>;

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
      ...years.reports.map(({ id, title, publishedOn }) =>
        element(
          "document-link",
          { url: `${reporter.publicUrl}/documents/${id}.pdf?lang=en`, format: "application/pdf" },
          element("title", {}, narratives(title)),
          element("category", { code: codes.documentCategory.annualReport }),
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
