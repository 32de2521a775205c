import type { Language } from "#domain/language.ts";
import type { CauseKind } from "#domain/ledger/entry.ts";
import { translate } from "../translate.ts";

const journals: readonly Readonly<{
  id: "GIFTS" | "BANK" | "COSTS" | "OTHER";
  type: "S" | "B" | "P" | "M";
  kinds: readonly CauseKind[];
}>[] = [
  {
    id: "GIFTS",
    type: "S",
    kinds: [
      "gift",
      "gift_reversed",
      "refund",
      "refund_failed",
      "chargeback",
      "chargeback_reversed",
      "suspense",
      "suspense_returned",
      "suspense_restored",
    ],
  },
  { id: "BANK", type: "B", kinds: ["bank_entry", "bank_match", "payout", "transfer", "payment"] },
  { id: "COSTS", type: "P", kinds: ["expense", "invoice", "charge", "fee", "suspense_fee", "provider_cost"] },
  // All the rest: opening balances, other income, corrections.
  { id: "OTHER", type: "M", kinds: [] },
];

/** The journals of the audit file; an auditor looks at one sort of entry at a time. */
export const auditJournals = (language: Language) =>
  journals.map((journal) => ({ ...journal, name: translate(language, `books.journal.${journal.id}`) }));
