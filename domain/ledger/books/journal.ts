import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";
import { entryFields, entryWords } from "./entry-fields.ts";

const journalEntry = z.object({
  id: z.int(),
  ...entryFields,
  lines: z.array(z.object({ account: z.string(), number: z.string(), cents: centsField })),
});
export type JournalEntry = z.infer<typeof journalEntry>;

/** `after` is the cursor of the next page; null at the end. */
export const journalPage = z.object({ entries: z.array(journalEntry), after: z.nullable(z.string()) });
export type JournalPage = z.infer<typeof journalPage>;

const cardLine = z.object({
  entryId: z.int(),
  ...entryWords,
  cents: centsField,
  /** The balance after this line. */
  balanceCents: centsField,
});
export type CardLine = z.infer<typeof cardLine>;

/** One account in a period: opening balance, lines, closing balance. */
export const ledgerCard = z.object({
  account: z.string(),
  number: z.string(),
  openingCents: centsField,
  debitCents: centsField,
  creditCents: centsField,
  closingCents: centsField,
  lines: z.array(cardLine),
  after: z.nullable(z.string()),
});
export type LedgerCard = z.infer<typeof ledgerCard>;
