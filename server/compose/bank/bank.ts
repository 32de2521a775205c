import type pg from "pg";
import { addBankAccount } from "#adapters/postgres/bank/bank-accounts.ts";
import { explainLine, type ExplainNeeds } from "#adapters/postgres/bank/explain-line.ts";
import { explainPayouts } from "#adapters/postgres/bank/explain-payouts.ts";
import { importFiles } from "#adapters/postgres/bank/import-files.ts";
import { listLines } from "#adapters/postgres/bank/list-lines.ts";
import { storedMatchRules } from "#adapters/postgres/bank/match-rules.ts";
import { bankOverview } from "#adapters/postgres/bank/overview.ts";
import { receiveFile } from "#adapters/postgres/bank/receive-file.ts";
import { changeReading } from "#adapters/postgres/bank/stop-file.ts";
import { undoMatch } from "#adapters/postgres/bank/undo-match.ts";
import { uploadBankFiles } from "#adapters/postgres/bank/upload-bank-files.ts";
import { nextStatement } from "#adapters/postgres/seed/next-statement.ts";
import { donationReferencesIn } from "#domain/giving/transfer/transfer-reference.ts";
import type { Work } from "#jobs/job.ts";

type Needs = Omit<ExplainNeeds, "referencesIn"> & Readonly<{ isDemo: boolean }>;

/** Where what the bank says comes in, and is explained. */
export function composeBank(pool: pg.Pool, { isDemo, ...needs }: Needs) {
  const referencesIn = donationReferencesIn;
  const explaining: ExplainNeeds = { ...needs, referencesIn };
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
    sampleStatement: isDemo ? nextStatement(pool) : () => Promise.resolve(null),
    lines: listLines(pool, donationReferencesIn),
    explain: explainLine(pool, explaining),
    undo: undoMatch(pool),
    rules: storedMatchRules(pool),
    explainPayouts: () => explainPayouts(pool, explaining),
    importFiles: {
      run: ({ signal }) => importFiles(pool, explaining, signal),
      onStart: ({ runNow }) => (importNow = runNow),
    } satisfies Work,
  };
}
