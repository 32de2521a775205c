import type pg from "pg";
import { parquetOf } from "#adapters/files/parquet.ts";
import { writeAudit } from "#adapters/postgres/audit/audit-log.ts";
import { asOnlyOne } from "#adapters/postgres/base/as-only-one.ts";
import { notifyContentChanged } from "#adapters/postgres/content/documents.ts";
import { summariseLedger } from "#adapters/postgres/ledger/ledger-summary.ts";
import { readFile } from "#adapters/postgres/open-data/keep-file.ts";
import { ledgerMark, openSums } from "#adapters/postgres/open-data/open-sums.ts";
import { allOpenLines, openLines } from "#adapters/postgres/open-data/open-lines.ts";
import { publishSums } from "#adapters/postgres/open-data/publish-sums.ts";
import { runRows, storedRuns } from "#adapters/postgres/open-data/stored-runs.ts";
import { figuresFile } from "#domain/open-data/figures-file.ts";
import type { FigureAnswer } from "#domain/figures/figure.ts";
import type { Actor } from "#domain/audit/audit-entry.ts";
import { makeRun } from "#domain/open-data/make-run.ts";
import { readRows } from "#domain/open-data/read-rows.ts";
import type { Work } from "#jobs/job.ts";
import { openRows } from "./open-rows.ts";
import { composeStandardFiles } from "./standard-files.ts";
import { today } from "../../timing/clock.ts";

/** Cached, and contains the time of the files. */
const callWithFiles = "/api/open-data";

type Needs = { /** For what is only read, and much of it. */ reads: pg.Pool } & Parameters<
  typeof composeStandardFiles
>[1] &
  Parameters<typeof openRows>[1] & { allFigures: () => Promise<readonly FigureAnswer[]>; isDemo: boolean };

export function composeOpenData(pool: pg.Pool, needs: Needs) {
  const runs = storedRuns(pool);

  const make = makeRun({
    mark: async () => {
      await summariseLedger(pool);
      await publishSums(pool, today());
      return ledgerMark(pool);
    },
    sums: (through) => openSums(needs.reads, through),
    lines: (through) => allOpenLines(needs.reads, through),
    smallRows: openRows(pool, needs),
    standardFiles: withFigures(composeStandardFiles(pool, needs), needs),
    parquet: parquetOf,
    runs,
    today,
    isDemo: needs.isDemo,
  });
  const makeAlone = () =>
    asOnlyOne(pool, "making open data", async () => {
      await make();
      await notifyContentChanged(pool, callWithFiles);
    });

  return {
    lastRun: runs.last,
    readRows: readRows({
      lines: (asked) => openLines(needs.reads, asked),
      rows: (asked) => runRows(needs.reads, asked),
    }),
    openFile: (runId: number, name: string) => readFile(needs.reads, runId, name),
    /** False: already running. */
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

type StandardFiles = ReturnType<typeof composeStandardFiles>;

/** Adds all figures of the pages as a file. */
const withFigures =
  (standardFiles: StandardFiles, { allFigures, isDemo }: Needs): StandardFiles =>
  async (published) => {
    const { files, problems } = await standardFiles(published);
    return { files: [...files, figuresFile(await allFigures(), { asOf: published.asOf, isDemo })], problems };
  };
