import type pg from "pg";
import { storedBudgets } from "#adapters/postgres/book-years/stored-budgets.ts";
import { publicLedgerLines } from "#adapters/postgres/ledger/ledger-lines.ts";
import { keptPurposes } from "#adapters/postgres/ledger/purposes.ts";
import { awards, campaignIncome, projectSpending } from "#adapters/postgres/open-data/open-sums.ts";
import { storedResults } from "#adapters/postgres/results/stored-results.ts";
import { yearOf } from "#domain/calendar/day.ts";
import type { SourceFor } from "#domain/content/content-source.ts";
import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import type { ContentKind } from "#domain/content/kinds/kinds.ts";
import { grantsPackage } from "#domain/open-data/grants-package.ts";
import { activitiesFile, organisationFile } from "#domain/open-data/iati/files.ts";
import type { Published } from "#domain/open-data/make-run.ts";
import { activitiesOf, iatiResult, organisationYears, reporterOf } from "../../open-data/standard-files.ts";

type Needs = { sourceFor: SourceFor; identity: () => Promise<Foundation>; publicUrl: string };

/** IATI and 360Giving, from published data only. */
export const composeStandardFiles =
  (pool: pg.Pool, { sourceFor, identity, publicUrl }: Needs) =>
  async ({ through, asOf }: Published) => {
    const list = async <Kind extends ContentKind>(kind: Kind) => (await sourceFor(kind)).content.list(kind);
    const own = await identity();
    const reporter = reporterOf(own, publicUrl);
    const [projects, partners, calls, documents] = await Promise.all([
      list("project"),
      list("partner"),
      list("grantCall"),
      list("document"),
    ]);
    const [purposes, spending, income, indicators, awarded, lines, budget] = await Promise.all([
      keptPurposes(pool),
      projectSpending(pool, through),
      campaignIncome(pool),
      storedResults(pool).list(null),
      awards(pool),
      publicLedgerLines(pool),
      storedBudgets(pool).of(yearOf(asOf)),
    ]);
    const resultsOf = (projectId: string) =>
      projects
        .filter(({ id }) => id === projectId)
        .flatMap((project) =>
          indicators
            .filter((indicator) => indicator.projectId === projectId)
            .flatMap((indicator) => iatiResult(indicator, project, asOf)),
        );
    const activities = activitiesOf({ projects, partners, purposes, spending, income, resultsOf }, asOf);
    const made = [
      activitiesFile(activities, reporter, asOf),
      organisationFile(organisationYears({ lines, budget, documents }, asOf), reporter, asOf),
      grantsPackage(awarded, calls, { id: reporter.id, name: own.registeredName }, asOf),
    ];
    return { files: made.map(({ file }) => file), problems: made.flatMap(({ problems }) => problems) };
  };
