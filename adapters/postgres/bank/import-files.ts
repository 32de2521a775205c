import type pg from "pg";
import { readFile } from "#domain/bank/read-file.ts";
import { readCamt } from "../../files/camt/read-camt.ts";
import { asOnlyOne } from "../base/as-only-one.ts";
import { clearHandEntries } from "./clear-hand-entries.ts";
import { explainCertain } from "./explain-certain.ts";
import type { ExplainNeeds } from "./explain-line.ts";
import { filesToRead } from "./files-to-read.ts";
import { endImports } from "./import-progress.ts";
import { joinStatements } from "./join-statements.ts";
import { forgetBrokenUploads } from "./stop-file.ts";

/** Reads, joins and explains all that waits. A run that breaks off leaves nothing half done, and the next goes on. */
export async function importFiles(
  pool: pg.Pool,
  explaining: ExplainNeeds,
  signal: AbortSignal,
): Promise<void> {
  const files = filesToRead(pool);
  await asOnlyOne(pool, "importing bank files", async () => {
    await forgetBrokenUploads(pool);
    const read = readFile({ files, read: readCamt, signal });
    for (let file = await files.next(); file && !signal.aborted; file = await files.next()) {
      await read(file);
      await joinStatements(pool, signal);
    }
    await joinStatements(pool, signal);
    await clearHandEntries(pool);
    await explainCertain(pool, explaining, signal);
    await endImports(pool);
  });
}
