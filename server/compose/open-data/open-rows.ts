import type pg from "pg";
import { storedFigureRecords } from "#adapters/postgres/figures/stored-figure-records.ts";
import { figureLines } from "#adapters/postgres/figures/figure-lines.ts";
import { awards, openMonths } from "#adapters/postgres/open-data/open-sums.ts";
import { addedAccounts } from "#adapters/postgres/ledger/chart/stored-chart.ts";
import { keptPurposes } from "#adapters/postgres/ledger/purposes.ts";
import { grantRows } from "#domain/open-data/grants.ts";
import { budgetRows, promiseRows, recordRows, resultRows } from "../../open-data/counted-rows.ts";
import { accountRows, campaignRows, projectRows, purposeRows } from "../../open-data/small-rows.ts";
import type { LedgerFigures } from "#domain/content/ports.ts";
import type { Indicator } from "#domain/results/indicator.ts";
import type { SourceFor } from "#domain/content/content-source.ts";
import { adoptedAccounts } from "#adapters/postgres/book-years/open-points.ts";
import { publicLedgerLines } from "#adapters/postgres/ledger/ledger-lines.ts";
import { fundPeople } from "#adapters/postgres/open-data/fund-people.ts";
import type { Localized } from "#domain/language.ts";
import { closedYears, publishedBooks } from "#domain/transparency/published-books.ts";
import { fundRows } from "../../open-data/fund-rows.ts";
import type { SmallRows } from "#domain/open-data/make-run.ts";

type Needs = {
  sourceFor: SourceFor;
  figures: LedgerFigures;
  indicators: () => Promise<readonly Indicator[]>;
};

export const openRows =
  (pool: pg.Pool, { sourceFor, figures, indicators: counted }: Needs) =>
  async (): Promise<SmallRows> => {
    const { content, spentByProject, figuresByProject } = await sourceFor("project");
    const [
      projects,
      spent,
      reported,
      raised,
      purposes,
      found,
      months,
      byYear,
      records,
      indicators,
      campaigns,
      programs,
      promises,
      added,
    ] = await Promise.all([
      content.list("project"),
      spentByProject(),
      figuresByProject(),
      figures.raisedByCampaign(),
      keptPurposes(pool),
      awards(pool),
      openMonths(pool),
      figureLines(pool)(null),
      storedFigureRecords(pool)(),
      counted(),
      (await sourceFor("campaign")).content.list("campaign"),
      (await sourceFor("program")).content.list("program"),
      (await sourceFor("promise")).content.list("promise"),
      addedAccounts(pool),
    ]);
    return {
      accounts: accountRows(added),
      purposes: purposeRows(purposes, { raised, spent, campaigns }),
      projects: projectRows(projects, { spent, reported }),
      campaigns: campaignRows(byYear),
      budgets: budgetRows(projects),
      funds: await closedFunds(pool, { projects, programs, campaigns }),
      months,
      records: recordRows(records),
      results: resultRows(indicators, projects),
      promises: promiseRows(promises),
      grants: grantRows(found),
    };
  };

type Titled = readonly Readonly<{ id: string; title: Localized }>[];

/** Of all years up to the last closed one. */
async function closedFunds(pool: pg.Pool, titled: Readonly<Record<string, Titled>>) {
  const [adopted, lines] = await Promise.all([adoptedAccounts(pool), publicLedgerLines(pool)]);
  const years = closedYears(lines, adopted);
  const people = await fundPeople(pool, years.at(-1) ?? 0);
  const titleOf = (id: string) =>
    Object.values(titled)
      .flat()
      .find((each) => each.id === id)?.title;
  return years.flatMap((year) => fundRows(publishedBooks(lines, adopted, year), { people, titleOf }));
}
