import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";
import { entryFields, entryWords } from "./entry-fields.ts";

const journalEntry = z.object({
  id: z.int(),
  ...entryFields,
  lines: z.array(z.object({ account: z.string(), number: z.string(), cents: centsField })),
});
export type JournalEntry = z.infer<typeof journalEntry>;

/** `after` is where the next page begins; null at the end of the period. */
export const journalPage = z.object({ entries: z.array(journalEntry), after: z.nullable(z.string()) });
export type JournalPage = z.infer<typeof journalPage>;

const cardLine = z.object({
  entryId: z.int(),
  ...entryWords,
  cents: centsField,
  /** What the account holds after this line. */
  balanceCents: centsField,
});
export type CardLine = z.infer<typeof cardLine>;

/** One account in a period: where it stood, each line, and where it stands. */
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
