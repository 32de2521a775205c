import type pg from "pg";
import { xlsxOf } from "#adapters/files/xlsx.ts";
import { writeAudit } from "#adapters/postgres/audit/audit-log.ts";
import { cursorBatches } from "#adapters/postgres/exports/cursor-batches.ts";
import { exportStatement, type AskedExport } from "#adapters/postgres/exports/export-statements.ts";
import { noteExported } from "#adapters/postgres/exports/note-exported.ts";
import { exportRows } from "../../exports/export-rows.ts";
import { openExport } from "../../exports/open-export.ts";

export type { AskedExport };

/** Lists of the back office as files, read from a replica if there is one. */
export const composeExports = (pool: pg.Pool, reads: pg.Pool) => ({
  openExport: openExport({
    writeAudit: (entry) => writeAudit(pool, entry),
    noteExported: (people, by) => noteExported(pool, people, by),
    writeXlsx: xlsxOf,
  }),
  exportedRows: (asked: AskedExport) => exportRows(asked.list, cursorBatches(reads, exportStatement(asked))),
});
