import type pg from "pg";
import { addBankAccount } from "#adapters/postgres/bank/bank-accounts.ts";
import { matchLine } from "#adapters/postgres/bank/match-line.ts";
import type { MatchNeeds } from "#adapters/postgres/bank/match-needs.ts";
import { matchPayouts } from "#adapters/postgres/bank/match-payouts.ts";
import { importFiles } from "#adapters/postgres/bank/import-files.ts";
import { listLines } from "#adapters/postgres/bank/list-lines.ts";
import { storedMatchRules } from "#adapters/postgres/bank/match-rules.ts";
import { confirmOpening } from "#adapters/postgres/bank/open-books.ts";
import { bankOverview } from "#adapters/postgres/bank/overview.ts";
import { receiveFile } from "#adapters/postgres/bank/receive-file.ts";
import { changeReading } from "#adapters/postgres/bank/stop-file.ts";
import { searchMatches } from "#adapters/postgres/bank/search-matches.ts";
import { undoMatch } from "#adapters/postgres/bank/undo-match.ts";
import { uploadBankFiles } from "#adapters/postgres/bank/upload-bank-files.ts";
import { nextStatement } from "#adapters/postgres/seed/next-statement.ts";
import { donationReferencesIn } from "#domain/giving/transfer/transfer-reference.ts";
import type { Work } from "#jobs/job.ts";

type Needs = Omit<MatchNeeds, "referencesIn"> & Readonly<{ isDemo: boolean }>;

/** Where what the bank says comes in, and is matched. */
export function composeBank(pool: pg.Pool, { isDemo, ...needs }: Needs) {
  const referencesIn = donationReferencesIn;
  const matching: MatchNeeds = { ...needs, referencesIn };
  let importNow = () => {};
  const upload = uploadBankFiles(receiveFile(pool));
  const change = changeReading(pool);
  return {
    overview: bankOverview(pool),
    addAccount: addBankAccount(pool),
    confirmOpening: confirmOpening(pool),
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
    search: searchMatches(pool, donationReferencesIn),
    match: matchLine(pool, matching),
    undo: undoMatch(pool),
    rules: storedMatchRules(pool, matching),
    matchPayouts: () => matchPayouts(pool, matching),
    importFiles: {
      run: ({ signal }) => importFiles(pool, matching, signal),
      onStart: ({ runNow }) => (importNow = runNow),
    } satisfies Work,
  };
}
