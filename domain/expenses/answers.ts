import * as z from "zod/mini";
import { spendingCategories } from "#domain/spending-category.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { documentTypes } from "#domain/document-type.ts";

const named = z.object({ id: z.string(), name: z.string() });

const expenseRow = z.object({
  id: z.string(),
  /** The number of its entry in the books. */
  number: z.int(),
  spentOn: z.iso.date(),
  description: z.string(),
  category: z.enum(spendingCategories),
  /** What it was spent on, in the reader's language; an id that has no name any more names itself. */
  project: z.nullable(named),
  program: z.nullable(named),
  amountCents: centsField,
  /** Null for what was in the books before expenses were entered here, and for an account that is gone. */
  enteredBy: z.nullable(z.string()),
  documentType: z.nullable(z.enum(documentTypes)),
  reversed: z.nullable(z.object({ on: z.iso.date(), reason: z.string() })),
});
export type ExpenseRow = z.infer<typeof expenseRow>;

/** `older` is where the next page begins; null at the end of the list. */
export const expensePage = z.object({ rows: z.array(expenseRow), older: z.nullable(z.string()) });
export type ExpensePage = z.infer<typeof expensePage>;

export const expenseChoices = z.object({
  projects: z.array(named),
  programs: z.array(named),
  years: z.array(z.int()),
  /** What was given as zakat and is not spent. */
  zakatCents: centsField,
  /** What was spent in this year or before it is booked on the day it is entered; null: in any year as it was. */
  closedThrough: z.nullable(z.int()),
});
export type ExpenseChoices = z.infer<typeof expenseChoices>;
