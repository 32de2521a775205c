import type { CorrectableExpense } from "./answers.ts";
import type { EntryStep } from "#domain/approvals/decision.ts";
import type { CostNature } from "#domain/annual-lines.ts";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { AddedAccountId } from "#domain/money/added-account.ts";
import type { Fund } from "#domain/money/fund.ts";
import type { SpendingCategory } from "#domain/spending-category.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { BookedDocument } from "#domain/document-type.ts";

export type Expense = Readonly<{
  /** Created by the form, so that sending it twice books it once. */
  id: string;
  amountCents: Cents;
  spentOn: string;
  category: SpendingCategory;
  projectId: string | null;
  programId: string | null;
  /** Paid from zakat. */
  fund: Fund | null;
  /** An account that staff added for the category; null for the one of the chart. */
  account: AddedAccountId | null;
  /** Cost type; null for the category's default. */
  nature: CostNature | null;
  description: string;
  /** The expense that it replaces, which is reversed in the same transaction. */
  corrects: Correction | null;
}>;
export type Correction = Readonly<{ expenseId: string; reason: string }>;

export type Expenses = {
  years: () => Promise<number[]>;
  /** Expense, entry and audit line in one transaction; the same id again changes nothing. */
  enter: (
    expense: Expense,
    document: BookedDocument,
    entering: Readonly<{ step: EntryStep; by: Actor; requestId: string }>,
  ) => Promise<
    "entered" | "waits" | "fund_too_small" | "decided_already" | "not_correctable" | "unknown_account"
  >;
  /** An expense to correct; null: unknown or reversed. */
  toCorrect: (id: string) => Promise<CorrectableExpense | null>;
  /** Unspent zakat. */
  zakatBalance: () => Promise<Cents>;
  /** Reverses the entry, once. False: unknown expense. */
  reverse: (id: string, reason: string, by: Actor, requestId: string) => Promise<boolean>;
  document: (id: string) => Promise<(BookedDocument & Readonly<{ spentOn: string }>) | null>;
};
