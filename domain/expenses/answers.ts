import * as z from "zod/mini";
import { costNatures } from "#domain/annual-lines.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { funds } from "#domain/money/fund.ts";
import { spendingCategories } from "#domain/spending-category.ts";

/** What a correction starts with. */
export const correctableExpense = z.object({
  id: z.string(),
  /** The number of its entry in the books. */
  number: z.int(),
  amountCents: centsField,
  spentOn: z.string(),
  category: z.enum(spendingCategories),
  projectId: z.nullable(z.string()),
  programId: z.nullable(z.string()),
  fund: z.nullable(z.enum(funds)),
  /** Added by staff; null for the one of the chart. */
  account: z.nullable(z.string()),
  nature: z.nullable(z.enum(costNatures)),
  description: z.string(),
  hasDocument: z.boolean(),
});
export type CorrectableExpense = z.infer<typeof correctableExpense>;

const named = z.object({ id: z.string(), name: z.string() });

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
