import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";

const journalEntry = z.object({
  id: z.int(),
  bookedOn: z.iso.date(),
  /** The day of the fact, where it became known after its year was closed. */
  valueOn: z.nullable(z.iso.date()),
  kind: z.string(),
  description: z.string(),
  donation: z.nullable(z.object({ id: z.string(), reference: z.string() })),
  /** The entry that this one undoes, and the one that undid it. */
  reverses: z.nullable(z.int()),
  reversedBy: z.nullable(z.int()),
  lines: z.array(z.object({ account: z.string(), number: z.string(), cents: centsField })),
});
export type JournalEntry = z.infer<typeof journalEntry>;

/** `after` is where the next page begins; null at the end of the period. */
export const journalPage = z.object({ entries: z.array(journalEntry), after: z.nullable(z.string()) });
export type JournalPage = z.infer<typeof journalPage>;

const cardLine = z.object({
  entryId: z.int(),
  bookedOn: z.iso.date(),
  valueOn: z.nullable(z.iso.date()),
  kind: z.string(),
  description: z.string(),
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
