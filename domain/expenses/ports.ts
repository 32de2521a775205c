import type { CostNature } from "#domain/annual-lines.ts";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { Fund } from "#domain/money/fund.ts";
import type { SpendingCategory } from "#domain/spending-category.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { ExpenseRow } from "./answers.ts";
import type { BookedDocument } from "#domain/document-type.ts";

export type Expense = Readonly<{
  /** Made by the form: sending it twice books it once. */
  id: string;
  amountCents: Cents;
  spentOn: string;
  category: SpendingCategory;
  projectId: string | null;
  programId: string | null;
  /** Paid from what was given as zakat. */
  fund: Fund | null;
  /** What it was made of; null for what its category mostly is. */
  nature: CostNature | null;
  description: string;
}>;

export type AskedExpenses = Readonly<{
  category: SpendingCategory | null;
  projectId: string | null;
  programId: string | null;
  year: number | null;
  /** Where an earlier page ended. */
  before: string | null;
}>;

/** Names are kept with the purposes: the books know ids. */
export type StoredExpense = Omit<ExpenseRow, "project" | "program"> &
  Readonly<{ projectId: string | null; programId: string | null; purposeId: number | null }>;

export type Expenses = {
  list: (asked: AskedExpenses) => Promise<Readonly<{ rows: StoredExpense[]; older: string | null }>>;
  years: () => Promise<number[]>;
  /** Expense, entry and audit line in one step; the same id again changes nothing. */
  enter: (
    expense: Expense,
    document: BookedDocument,
    by: Actor,
    requestId: string,
  ) => Promise<"entered" | "fund_too_small">;
  /** What was given as zakat and is not spent. */
  zakatBalance: () => Promise<Cents>;
  /** An entry that undoes the first; asked twice, it is undone once. False: no such expense. */
  reverse: (
    id: string,
    how: Readonly<{ on: string; reason: string }>,
    by: Actor,
    requestId: string,
  ) => Promise<boolean>;
  document: (id: string) => Promise<(BookedDocument & Readonly<{ spentOn: string }>) | null>;
};
