import type pg from "pg";
import { parquetOf } from "#adapters/files/parquet.ts";
import { writeAudit } from "#adapters/postgres/audit/audit-log.ts";
import { asOnlyOne } from "#adapters/postgres/base/as-only-one.ts";
import { notifyContentChanged } from "#adapters/postgres/content/documents.ts";
import { summariseLedger } from "#adapters/postgres/ledger/ledger-summary.ts";
import { keptPurposes } from "#adapters/postgres/ledger/purposes.ts";
import { awards } from "#adapters/postgres/open-data/awards.ts";
import { readFile } from "#adapters/postgres/open-data/keep-file.ts";
import { ledgerMark } from "#adapters/postgres/open-data/ledger-mark.ts";
import { monthGroups } from "#adapters/postgres/open-data/month-groups.ts";
import { allOpenLines, openLines } from "#adapters/postgres/open-data/open-lines.ts";
import { runRows, storedRuns } from "#adapters/postgres/open-data/stored-runs.ts";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { LedgerFigures } from "#domain/content/ports.ts";
import { grantRows } from "#domain/open-data/grants.ts";
import { makeRun, type SmallRows } from "#domain/open-data/make-run.ts";
import { readRows } from "#domain/open-data/read-rows.ts";
import type { Work } from "#jobs/job.ts";
import { accountRows, projectRows, purposeRows } from "../open-data/small-rows.ts";
import { composeStandardFiles } from "./standard-files.ts";
import { today } from "../timing/clock.ts";

/** It is kept in memory, and says when the files were made. */
const pageWithFiles = "/open-data";

type Needs = Parameters<typeof composeStandardFiles>[1] & { figures: LedgerFigures };

/** The books as open data: made at night, or when staff ask for it, and read by anyone. */
export function composeOpenData(pool: pg.Pool, needs: Needs) {
  const { sourceFor, figures } = needs;
  const runs = storedRuns(pool);

  const smallRows = async (): Promise<SmallRows> => {
    const { content, spentByProject, figuresByProject } = await sourceFor("project");
    const [projects, spent, reported, raised, purposes, found] = await Promise.all([
      content.list("project"),
      spentByProject(),
      figuresByProject(),
      figures.raisedByCampaign(),
      keptPurposes(pool),
      awards(pool),
    ]);
    return {
      accounts: accountRows(),
      purposes: purposeRows(purposes, { raised, spent }),
      projects: projectRows(projects, { spent, reported }),
      grants: grantRows(found),
    };
  };

  const make = makeRun({
    mark: async () => {
      await summariseLedger(pool);
      return ledgerMark(pool);
    },
    monthGroups: (through) => monthGroups(pool, through),
    lines: (through) => allOpenLines(pool, through),
    smallRows,
    standardFiles: composeStandardFiles(pool, needs),
    parquet: parquetOf,
    runs,
    today,
  });
  const makeAlone = () =>
    asOnlyOne(pool, "making open data", async () => {
      await make();
      await notifyContentChanged(pool, pageWithFiles);
    });

  return {
    lastRun: runs.last,
    readRows: readRows({
      lines: (asked) => openLines(pool, asked),
      rows: (asked) => runRows(pool, asked),
    }),
    openFile: (runId: number, name: string) => readFile(pool, runId, name),
    /** False: it is being made already. */
    make: makeAlone,
    makeNow: async (actor: Actor, requestId: string): Promise<boolean> => {
      const isMade = await makeAlone();
      const subject = { kind: "books", id: "open-data" };
      if (isMade) await writeAudit(pool, { actor, action: "open_data.made", subject, requestId });
      return isMade;
    },
    makeDaily: {
      run: async () => {
        if ((await runs.last())?.asOf !== today()) await makeAlone();
      },
    } satisfies Work,
  };
}
