import { noCents, plus, type Cents } from "#domain/money/cents.ts";
import type { Transaction } from "./activity.ts";

/** Spending on a project in a quarter, from open lines; `paidOn`: to another organisation. */
export type Spending = Readonly<{ project: string; quarter: string; paidOn: boolean; cents: Cents }>;
/** Published donations for a campaign in a quarter (decision 140). */
export type Income = Readonly<{ campaign: string; quarter: string; cents: Cents }>;

type Books = Readonly<{
  spending: readonly Spending[];
  income: readonly Income[];
  projectOfCampaign: ReadonlyMap<string, string>;
  asOf: string;
}>;

/** By project, from published data only, so no sum shows fewer people than the open data. */
export function transactionsOf({ spending, income, projectOfCampaign, asOf }: Books) {
  const found = new Map<string, Map<string, Transaction>>();
  const add = (project: string, kind: Transaction["kind"], period: string, cents: Cents) => {
    const own = found.get(project) ?? new Map<string, Transaction>();
    found.set(project, own);
    const before = own.get(`${kind} ${period}`)?.cents ?? noCents;
    own.set(`${kind} ${period}`, { kind, period, on: lastDayOf(period, asOf), cents: plus(before, cents) });
  };
  for (const { project, quarter, paidOn, cents } of spending)
    add(project, paidOn ? "disbursement" : "expenditure", quarter, cents);
  for (const { campaign, quarter, cents } of income) {
    const project = projectOfCampaign.get(campaign);
    if (project !== undefined) add(project, "incoming", quarter, cents);
  }
  return (project: string): Transaction[] =>
    [...(found.get(project)?.values() ?? [])]
      .filter(({ cents }) => cents !== noCents)
      .sort((one, other) => one.on.localeCompare(other.on) || one.kind.localeCompare(other.kind));
}

const quarterEnds: Readonly<Record<string, string>> = { Q1: "03-31", Q2: "06-30", Q3: "09-30", Q4: "12-31" };

/** No future dates: the current period ends today. */
function lastDayOf(period: string, asOf: string): string {
  const [year, quarter = "Q4"] = period.split("-");
  const last = `${year}-${quarterEnds[quarter]}`;
  return last < asOf ? last : asOf;
}
