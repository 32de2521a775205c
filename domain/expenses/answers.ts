import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";

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
