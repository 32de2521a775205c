import { costLines } from "#domain/annual-lines.ts";
import type { BudgetLine } from "#domain/book-years/budget.ts";
import { yearOf } from "#domain/calendar/day.ts";
import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import type { Partner } from "#domain/content/kinds/partner/schema.ts";
import type { Project } from "#domain/content/kinds/project/schema.ts";
import type { Purposes } from "#domain/ledger/purpose.ts";
import { sumOf } from "#domain/money/sums.ts";
import type { Activity, Reporter, Result } from "#domain/open-data/iati/activity.ts";
import { reportKinds, type OrganisationYears } from "#domain/open-data/iati/files.ts";
import { transactionsOf, type Income, type Spending } from "#domain/open-data/iati/transactions.ts";
import type { Indicator } from "#domain/results/indicator.ts";
import { progressOf, validRecords, type ValidRecord } from "#domain/results/progress.ts";
import type { LedgerLine } from "#domain/transparency/ledger-line.ts";

/** The KVK number identifies the foundation in aid registers. */
export const reporterOf = ({ kvk, statutoryName, email }: Foundation, publicUrl: string): Reporter => ({
  id: `NL-KVK-${kvk}`,
  name: statutoryName,
  email,
  publicUrl,
});

type Records = Readonly<{
  projects: readonly Project[];
  partners: readonly Partner[];
  purposes: Purposes;
  spending: readonly Spending[];
  income: readonly Income[];
  resultsOf: (projectId: string) => Result[];
}>;

export function activitiesOf(records: Records, asOf: string): Activity[] {
  const { projects, partners, purposes, spending, income, resultsOf } = records;
  const transactions = transactionsOf({
    spending,
    income,
    projectOfCampaign: new Map(
      purposes
        .all("campaign")
        .flatMap(({ contentId, projectId }) => (projectId ? [[contentId, projectId]] : [])),
    ),
    asOf,
  });
  return projects.map((project) => ({
    id: project.id,
    title: project.title,
    description: project.description,
    status: project.status,
    startsOn: project.startsOn,
    endsOn: project.endsOn,
    updatedOn: project.updatedOn,
    country: project.countryCode,
    city: project.city,
    coordinates: project.coordinates,
    sectorCode: project.sectorCode,
    goals: project.sdgTags,
    budgetCents: project.budgetCents,
    partner: partners.find(({ id }) => id === project.partnerId)?.name ?? null,
    transactions: transactions(project.id),
    results: resultsOf(project.id),
  }));
}

/** An indicator from the project's start to the last record. Without records it is omitted. */
export function iatiResult(indicator: Indicator, project: { startsOn: string }, asOf: string): Result[] {
  const { baseline } = progressOf(indicator.records, asOf);
  const isPercent = indicator.measure === "PERCENT";
  const periods = iatiPeriods(indicator, baseline?.on ?? project.startsOn, asOf);
  if (periods.every(({ actual }) => actual === null)) return [];
  return [
    {
      // Rates say what changed for people; numbers what was delivered.
      kind: isPercent ? "outcome" : "output",
      title: indicator.label,
      indicator: {
        title: indicator.label,
        unit: isPercent ? "percentage" : "number",
        baseline: baseline && { year: yearOf(baseline.on), value: baseline.value },
        periods,
      },
    },
  ];
}

/** One period up to each result and each target, so that a target has its own date. */
function iatiPeriods({ records }: Indicator, start: string, asOf: string) {
  const actuals = validRecords(records, "ACTUAL").filter(({ on }) => on <= asOf);
  const targets = validRecords(records, "TARGET");
  const ends = [...new Set([...actuals, ...targets].map(({ on }) => on))].filter((on) => on > start).sort();
  const valueOn = (own: readonly ValidRecord[], day: string) =>
    own.findLast(({ on }) => on === day)?.value ?? null;
  return ends.map((to, place) => ({
    from: ends[place - 1] ?? start,
    to,
    target: valueOn(targets, to),
    actual: valueOn(actuals, to),
  }));
}

const yearsBack = 3;

type Report = OrganisationYears["reports"][number];
type YearRecords = Readonly<{
  lines: readonly LedgerLine[];
  budget: readonly BudgetLine[];
  documents: readonly Report[];
}>;

export function organisationYears(
  { lines, budget, documents }: YearRecords,
  asOf: string,
): OrganisationYears {
  const thisYear = yearOf(asOf);
  const costs = budget.filter(({ line }) => costLines.some((known) => known === line));
  const past = Array.from({ length: yearsBack }, (_, index) => thisYear - yearsBack + index);
  return {
    budgets: costs.length > 0 ? [{ year: thisYear, cents: sumOf(costs.map(({ cents }) => cents)) }] : [],
    expenditure: past.map((year) => {
      const spent = lines.filter((line) => line.year === year && line.category !== null);
      return { year, cents: sumOf(spent.map(({ cents }) => cents)) };
    }),
    reports: documents.filter(({ category, publishedOn }) => category in reportKinds && publishedOn <= asOf),
  };
}
