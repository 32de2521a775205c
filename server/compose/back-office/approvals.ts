import type pg from "pg";
import { storedWaitingEntries } from "#adapters/postgres/approvals/waiting-entries.ts";
import type { DecisionOutcome } from "#domain/approvals/decision.ts";
import type { Actor } from "#domain/audit/audit-entry.ts";
import { typedExpense } from "#domain/expenses/enter-expense.ts";
import { typedEntry } from "#domain/ledger/by-hand/typed-entry.ts";
import type { composeEnteredGifts } from "../giving/entered-gifts.ts";
import type { composeLedger } from "../ledger/ledger.ts";

type Needs = Pick<ReturnType<typeof composeLedger>, "expenses" | "handEntries"> & {
  enteredGifts: ReturnType<typeof composeEnteredGifts>;
};

/** Donations, expenses and manual entries that wait for a second person. */
export function composeApprovals(pool: pg.Pool, { expenses, handEntries, enteredGifts }: Needs) {
  const waiting = storedWaitingEntries(pool);
  return {
    limit: enteredGifts.limit,
    /** Entered again with the same checks, this time by the second person. */
    approve: async (id: string, by: Actor, requestId: string): Promise<DecisionOutcome> => {
      const found = await waiting.find(id);
      if (!found) return enteredGifts.approve(id, by, requestId);
      const refusal = await waiting.refusal(id, by);
      if (refusal) return { ok: false, reason: refusal };
      const { kind, entry, bytes } = found;
      const outcome =
        kind === "expense"
          ? await expenses.enter(typedExpense.parse(entry), bytes, by, requestId, true)
          : await handEntries.enter(typedEntry.parse(entry), bytes, by, requestId, true);
      if (outcome.ok) return { ok: true };
      return {
        ok: false,
        reason: outcome.reason === "decided_already" ? "decided_already" : "not_bookable",
      };
    },
    refuse: async (id: string, reason: string, by: Actor, requestId: string): Promise<DecisionOutcome> => {
      if (!(await waiting.find(id))) return enteredGifts.refuse(id, reason, by, requestId);
      const refused = await waiting.refuse(id, reason, by, requestId);
      return typeof refused === "string" ? { ok: false, reason: refused } : { ok: true };
    },
    document: async (id: string) => (await waiting.find(id)) ?? enteredGifts.document(id),
  };
}
