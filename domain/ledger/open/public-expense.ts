import * as z from "zod/mini";
import { documentTypes } from "#domain/document-type.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { spendingCategories } from "#domain/spending-category.ts";

/** What everybody may know of the document behind a cost: its hash, and the copy without names. */
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
  /** The number of its entry in the books. */
  number: z.int(),
  day: z.string(),
  /** As it was booked. */
  description: z.string(),
  /** Whose words those are. The program's own stand for what a bank or a payment provider charged, and pages say it in their language. */
  describedBy: z.enum(["staff", "bank", "provider"]),
  lines: z.array(line),
  totalCents: centsField,
  /** When it was undone; it then counts no more. */
  reversedOn: z.nullable(z.string()),
  document: z.nullable(shownDocument),
};

export const publicExpense = z.object({
  ...expense,
  paidBy: z.object({
    /** Null: fewer than can be told without pointing at somebody; they are part of the rest. */
    gifts: z.nullable(z.int()),
    giftCents: centsField,
    /** From gifts that were booked together, other income and reserves. */
    restCents: centsField,
  }),
});
export type PublicExpense = z.infer<typeof publicExpense>;

/** `older` is where the next page begins; null at the end of the list. */
export const publicExpensePage = z.object({
  rows: z.array(z.object(expense)),
  older: z.nullable(z.string()),
  /** What the list is narrowed to. */
  project: z.nullable(z.object({ id: z.string(), title: z.string() })),
});
export type PublicExpensePage = z.infer<typeof publicExpensePage>;
