import { allDonors } from "#domain/labels.ts";
import { decimalEuros } from "#domain/money/decimal-euros.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { Activity, Reporter, Transaction } from "./activity.ts";
import { datesOf } from "./activity-dates.ts";
import * as codes from "./codes.ts";
import { resultElements } from "./result-elements.ts";
import { element, narrative, narratives, textElement } from "./xml.ts";
import { yearlyBudgets } from "./yearly-budgets.ts";

/** One project, in the element order of the schema. */
export function activityElement(activity: Activity, reporter: Reporter, asOf: string): string {
  const changes = [activity.updatedOn, ...activity.transactions.map(({ on }) => on)].filter(
    (on) => on <= asOf,
  );
  return element(
    "iati-activity",
    {
      "xml:lang": "en",
      "default-currency": "EUR",
      "last-updated-datetime": `${changes.sort().at(-1) ?? asOf}T00:00:00Z`,
      humanitarian: codes.isHumanitarian(activity.sectorCode) ? "1" : "0",
      hierarchy: "1",
    },
    textElement("iati-identifier", `${reporter.id}-${activity.id}`),
    organisation("reporting-org", reporter, { type: codes.organisationType.foundation }),
    element("title", {}, narratives(activity.title)),
    element("description", { type: "1" }, narratives(activity.description)),
    ...participants(activity, reporter),
    element("activity-status", { code: codes.activityStatus[activity.status] }),
    ...datesOf(activity).map(({ type, on }) => element("activity-date", { type, "iso-date": on })),
    element(
      "contact-info",
      { type: "1" },
      element("organisation", {}, narratives(reporter.name)),
      textElement("email", reporter.email),
    ),
    element("activity-scope", { code: codes.scope }),
    element("recipient-country", { code: activity.country }),
    place(activity),
    element("sector", { vocabulary: codes.sectorVocabulary.dac, code: activity.sectorCode ?? undefined }),
    ...activity.goals.map((goal) =>
      element("tag", { vocabulary: codes.tagVocabulary.goal, code: String(goal) }),
    ),
    element("default-flow-type", { code: codes.defaults.flow }),
    element("default-finance-type", { code: codes.defaults.finance }),
    element("default-aid-type", { vocabulary: "1", code: codes.defaults.aid }),
    element("default-tied-status", { code: codes.defaults.untied }),
    ...budgets(activity),
    ...activity.transactions.map((transaction) => transactionElement(transaction, activity, reporter)),
    element(
      "document-link",
      { url: `${reporter.publicUrl}/projects/${activity.id}`, format: "text/html" },
      element("title", {}, narratives(activity.title)),
      element("category", { code: codes.documentCategory.activityPage }),
      element("language", { code: "en" }),
    ),
    resultElements(activity.results),
  );
}

const organisation = (
  name: string,
  { id, name: named }: Reporter,
  attributes: Readonly<Record<string, string>>,
): string => element(name, { ref: id, ...attributes }, narratives(named));

const partnerType = ({ country }: Activity): string =>
  country === "NL" ? codes.organisationType.nationalNgo : codes.organisationType.partnerNgo;

function participants(activity: Activity, reporter: Reporter): string[] {
  const { partner } = activity;
  const { foundation, other } = codes.organisationType;
  return [
    element("participating-org", { type: other, role: codes.role.funding }, narratives(allDonors)),
    organisation("participating-org", reporter, { type: foundation, role: codes.role.accountable }),
    partner === null
      ? organisation("participating-org", reporter, { type: foundation, role: codes.role.implementing })
      : element(
          "participating-org",
          { type: partnerType(activity), role: codes.role.implementing },
          narratives(partner),
        ),
  ];
}

const place = ({ city, coordinates: { lat, lon } }: Activity): string =>
  element(
    "location",
    {},
    element("location-reach", { code: codes.locationReach }),
    element("name", {}, narratives(city)),
    element(
      "point",
      { srsName: "http://www.opengis.net/def/crs/EPSG/0/4326" },
      textElement("pos", `${lat} ${lon}`),
    ),
    element("exactness", { code: codes.exactness }),
  );

function budgets({ status, startsOn, endsOn, budgetCents }: Activity): string[] {
  const isPromised = status === "ACTIVE" || status === "COMPLETED";
  const { committed, indicative } = codes.budgetStatus;
  return yearlyBudgets(startsOn, endsOn, budgetCents).map(({ from, to, cents }) =>
    element(
      "budget",
      { type: codes.budgetType.original, status: isPromised ? committed : indicative },
      element("period-start", { "iso-date": from }),
      element("period-end", { "iso-date": to }),
      valueElement(cents, from),
    ),
  );
}

const valueElement = (cents: Cents, on: string): string =>
  element("value", { currency: "EUR", "value-date": on }, decimalEuros(cents));

function transactionElement(
  { kind, period, on, cents }: Transaction,
  activity: Activity,
  reporter: Reporter,
): string {
  const { partner } = activity;
  const { foundation, other } = codes.organisationType;
  const ours = (side: "provider" | "receiver") =>
    organisation(`${side}-org`, reporter, {
      type: foundation,
      [`${side}-activity-id`]: `${reporter.id}-${activity.id}`,
    });
  const parties = {
    incoming: [element("provider-org", { type: other }, narratives(allDonors)), ours("receiver")],
    expenditure: [ours("provider")],
    disbursement: [
      ours("provider"),
      ...(partner ? [element("receiver-org", { type: partnerType(activity) }, narratives(partner))] : []),
    ],
  };
  return element(
    "transaction",
    { ref: `${kind}-${period}` },
    element("transaction-type", { code: codes.transactionType[kind] }),
    element("transaction-date", { "iso-date": on }),
    valueElement(cents, on),
    element("description", {}, narrative(`${codes.described[kind]}, ${period}`)),
    ...parties[kind],
    element("flow-type", { code: codes.defaults.flow }),
    element("finance-type", { code: codes.defaults.finance }),
    element("aid-type", { vocabulary: "1", code: codes.defaults.aid }),
  );
}
