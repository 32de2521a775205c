import type pg from "pg";
import { xlsxOf } from "#adapters/files/xlsx.ts";
import { writeAudit } from "#adapters/postgres/audit/audit-log.ts";
import { noteExported } from "#adapters/postgres/exports/note-exported.ts";
import { openExport } from "../../exports/open-export.ts";

export const composeExports = (pool: pg.Pool) => ({
  openExport: openExport({
    writeAudit: (entry) => writeAudit(pool, entry),
    noteExported: (people, by) => noteExported(pool, people, by),
    writeXlsx: xlsxOf,
  }),
});
