import * as z from "zod/mini";
import { spendingCategories } from "#domain/spending-category.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { documentTypes } from "#domain/document-type.ts";

const named = z.object({ id: z.string(), name: z.string() });

const expenseRow = z.object({
  id: z.string(),
  /** The number of its ledger entry. */
  number: z.int(),
  spentOn: z.iso.date(),
  description: z.string(),
  category: z.enum(spendingCategories),
  /** Purpose in the reader's language; an unknown id is shown as it is. */
  project: z.nullable(named),
  program: z.nullable(named),
  amountCents: centsField,
  /** Null for older entries and for deleted accounts. */
  enteredBy: z.nullable(z.string()),
  documentType: z.nullable(z.enum(documentTypes)),
  reversed: z.nullable(z.object({ on: z.iso.date(), reason: z.string() })),
});
export type ExpenseRow = z.infer<typeof expenseRow>;

/** `older` is the cursor of the next page; null at the end. */
export const expensePage = z.object({ rows: z.array(expenseRow), older: z.nullable(z.string()) });
export type ExpensePage = z.infer<typeof expensePage>;

export const expenseChoices = z.object({
  projects: z.array(named),
  programs: z.array(named),
  years: z.array(z.int()),
  /** Unspent zakat. */
  zakatCents: centsField,
  /** Expenses of this year or earlier are booked on the day of entry; null: no year is closed. */
  closedThrough: z.nullable(z.int()),
});
export type ExpenseChoices = z.infer<typeof expenseChoices>;
