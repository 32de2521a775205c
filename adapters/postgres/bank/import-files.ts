import type pg from "pg";
import { readFile } from "#domain/bank/read-file.ts";
import { readCamt } from "../../files/camt/read-camt.ts";
import { asOnlyOne } from "../base/as-only-one.ts";
import { clearHandEntries } from "./clear-hand-entries.ts";
import { autoMatch } from "./auto-match.ts";
import type { MatchNeeds } from "./match-needs.ts";
import { filesToRead } from "./files-to-read.ts";
import { endImports } from "./import-progress.ts";
import { joinStatements } from "./join-statements.ts";
import { forgetBrokenUploads } from "./stop-file.ts";

/** Reads, joins and matches all that waits. A run that breaks off leaves nothing half done, and the next goes on. */
export async function importFiles(pool: pg.Pool, matching: MatchNeeds, signal: AbortSignal): Promise<void> {
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
    await autoMatch(pool, matching, signal);
    await endImports(pool);
  });
}
