import type pg from "pg";
import { readCamt } from "#adapters/files/camt/read-camt.ts";
import { addBankAccount } from "#adapters/postgres/bank/bank-accounts.ts";
import { explainCertain } from "#adapters/postgres/bank/explain-certain.ts";
import { explainLine, type ExplainNeeds } from "#adapters/postgres/bank/explain-line.ts";
import { filesToRead } from "#adapters/postgres/bank/files-to-read.ts";
import { joinStatements } from "#adapters/postgres/bank/join-statements.ts";
import { listLines } from "#adapters/postgres/bank/list-lines.ts";
import { storedMatchRules } from "#adapters/postgres/bank/match-rules.ts";
import { asOnlyImporter } from "#adapters/postgres/bank/one-importer.ts";
import { bankOverview } from "#adapters/postgres/bank/overview.ts";
import { receiveFile } from "#adapters/postgres/bank/receive-file.ts";
import { settleNamed } from "#adapters/postgres/bank/settle-named.ts";
import { changeReading, forgetBrokenUploads } from "#adapters/postgres/bank/stop-file.ts";
import { undoMatch } from "#adapters/postgres/bank/undo-match.ts";
import { readFile } from "#domain/bank/read-file.ts";
import { donationReferencesIn } from "#domain/giving/transfer/transfer-reference.ts";
import type { Work } from "#jobs/job.ts";
import { uploadBankFiles } from "./upload-bank-files.ts";

type Needs = Pick<ExplainNeeds, "newReference"> & Pick<Parameters<typeof settleNamed>[0], "settleWithin">;

/** Where what the bank says comes in, and is explained. */
export function composeBank(pool: pg.Pool, { newReference, settleWithin }: Needs) {
  const referencesIn = donationReferencesIn;
  const settleTransfer = settleNamed({ referencesIn, settleWithin });
  const explaining: ExplainNeeds = { referencesIn, settleTransfer, newReference };
  let importNow = () => {};
  const upload = uploadBankFiles(receiveFile(pool));
  const change = changeReading(pool);
  return {
    overview: bankOverview(pool),
    addAccount: addBankAccount(pool),
    upload: async (...sent: Parameters<typeof upload>) => {
      const received = await upload(...sent);
      importNow();
      return received;
    },
    changeReading: async (...asked: Parameters<typeof change>) => {
      const changed = await change(...asked);
      importNow();
      return changed;
    },
    lines: listLines(pool, donationReferencesIn),
    explain: explainLine(pool, explaining),
    undo: undoMatch(pool),
    rules: storedMatchRules(pool),
    importFiles: {
      run: ({ signal }) => importFiles(pool, explaining, signal),
      onStart: ({ runNow }) => (importNow = runNow),
    } satisfies Work,
  };
}

/** Reads, joins and explains all that waits. A run that breaks off leaves nothing half done, and the next goes on. */
async function importFiles(pool: pg.Pool, explaining: ExplainNeeds, signal: AbortSignal): Promise<void> {
  const files = filesToRead(pool);
  await asOnlyImporter(pool, async () => {
    await forgetBrokenUploads(pool);
    const read = readFile({ files, read: readCamt, signal });
    for (let file = await files.next(); file && !signal.aborted; file = await files.next()) {
      await read(file);
      await joinStatements(pool, signal);
    }
    await joinStatements(pool, signal);
    await explainCertain(pool, explaining, signal);
  });
}
