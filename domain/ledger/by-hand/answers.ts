import * as z from "zod/mini";
import { costNatures } from "#domain/annual-lines.ts";
import { documentTypes } from "#domain/document-type.ts";
import { funds } from "#domain/money/fund.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { entryFields } from "../books/entry-fields.ts";
import { handKinds } from "./typed-entry.ts";

const named = z.object({ id: z.string(), name: z.string() });

/** An account with money. From its first statement on, only statements move it. */
const ownAccount = z.object({
  account: z.string(),
  name: z.nullable(z.string()),
  statementsFrom: z.nullable(z.iso.date()),
});
export type OwnAccount = z.infer<typeof ownAccount>;

export const entryChoices = z.object({
  accounts: z.array(ownAccount),
  projects: z.array(named),
  programs: z.array(named),
});
export type EntryChoices = z.infer<typeof entryChoices>;

/** Payable if negative, else receivable. */
const openItem = z.object({
  id: z.string(),
  number: z.int(),
  kind: z.enum(handKinds),
  bookedOn: z.iso.date(),
  dueOn: z.nullable(z.iso.date()),
  isOverdue: z.boolean(),
  party: z.nullable(z.string()),
  description: z.string(),
  reference: z.nullable(z.string()),
  /** The open rest. */
  cents: centsField,
  wholeCents: centsField,
});
export type OpenItem = z.infer<typeof openItem>;
export const openItems = z.object({ items: z.array(openItem) });

/** One ledger entry with all details. */
export const bookEntry = z.object({
  number: z.int(),
  ...entryFields,
  reversedFor: z.nullable(z.string()),
  lines: z.array(
    z.object({
      account: z.string(),
      number: z.string(),
      cents: centsField,
      purpose: z.nullable(z.string()),
      fund: z.nullable(z.enum(funds)),
      nature: z.nullable(z.enum(costNatures)),
    }),
  ),
  /** Of an expense. */
  expenseId: z.nullable(z.string()),
  /** Null if no person entered it. */
  byHand: z.nullable(
    z.object({
      enteredBy: z.nullable(z.string()),
      enteredAt: z.string(),
      party: z.nullable(z.string()),
      iban: z.nullable(z.string()),
      reference: z.nullable(z.string()),
      dueOn: z.nullable(z.iso.date()),
      releaseOn: z.nullable(z.iso.date()),
      /** The open amount of an open item; null otherwise. */
      openCents: z.nullable(centsField),
      /** With a part payment it cannot be reversed. */
      hasPayments: z.boolean(),
      documentType: z.enum(documentTypes),
    }),
  ),
});
export type BookEntry = z.infer<typeof bookEntry>;
