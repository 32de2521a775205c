import * as z from "zod/mini";
import { documentTypes } from "#domain/document-type.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { spendingCategories } from "#domain/spending-category.ts";

/** Public facts of a cost's document: its hash, and the copy without names. */
const shownDocument = z.object({
  originalSha256: z.string(),
  copy: z.nullable(z.object({ sha256: z.string(), type: z.enum(documentTypes) })),
});
export type ShownDocument = z.infer<typeof shownDocument>;

const line = z.object({
  category: z.enum(spendingCategories),
  project: z.nullable(z.object({ id: z.string(), title: z.string() })),
  program: z.nullable(z.string()),
  cents: centsField,
});

const expense = {
  /** The number of its ledger entry. */
  number: z.int(),
  day: z.string(),
  /** As it was booked. */
  description: z.string(),
  /** Who wrote the description. Descriptions by the program are translated by the page. */
  describedBy: z.enum(["staff", "bank", "provider"]),
  lines: z.array(line),
  totalCents: centsField,
  /** When it was reversed; it no longer counts. */
  reversedOn: z.nullable(z.string()),
  document: z.nullable(shownDocument),
};

export const publicExpense = z.object({
  ...expense,
  paidBy: z.object({
    /** Null: too few donors; they are part of the rest. */
    gifts: z.nullable(z.int()),
    giftCents: centsField,
    /** Donations booked together, other income and reserves. */
    restCents: centsField,
  }),
});
export type PublicExpense = z.infer<typeof publicExpense>;

/** `older` is the cursor of the next page; null at the end. */
export const publicExpensePage = z.object({
  rows: z.array(z.object(expense)),
  older: z.nullable(z.string()),
  /** The active filter. */
  project: z.nullable(z.object({ id: z.string(), title: z.string() })),
});
export type PublicExpensePage = z.infer<typeof publicExpensePage>;
