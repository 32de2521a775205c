import * as z from "zod/mini";
import { funds } from "#domain/money/fund.ts";
import { centsField } from "#domain/money/cents-field.ts";

const spentPart = z.object({
  /** The number of the expense in the books; its page is /transparency/expenses/ and this number. Null: the wages of a closed year. */
  number: z.nullable(z.int()),
  cents: centsField,
  /** The whole expense it is part of. */
  expenseCents: centsField,
  day: z.string(),
  description: z.string(),
  category: z.enum(["PROGRAM", "ADMINISTRATION", "FUNDRAISING"]),
  project: z.nullable(z.object({ id: z.string(), title: z.string() })),
  program: z.nullable(z.string()),
  /** Hashes of the invoice or receipt and of its public copy. */
  document: z.nullable(
    z.object({
      originalSha256: z.string(),
      copy: z.nullable(z.object({ sha256: z.string(), type: z.string() })),
    }),
  ),
});

/** Where one gift went: received = returned + fee + spent + waiting, to the cent. */
export const giftTrailAnswer = z.object({
  donationId: z.string(),
  reference: z.string(),
  receivedOn: z.string(),
  receivedCents: centsField,
  coveredFeeCents: centsField,
  returnedCents: centsField,
  feeCents: centsField,
  fund: z.nullable(z.enum(funds)),
  /** Null: unrestricted. */
  purpose: z.nullable(z.string()),
  assigned: z.object({
    kind: z.enum(["project", "program", "campaign", "free"]),
    title: z.nullable(z.string()),
  }),
  assignedCents: centsField,
  spent: z.array(spentPart),
  waitingCents: centsField,
  /** Older gifts with the same purpose that are spent before it. */
  aheadCents: centsField,
  receiptNumber: z.nullable(z.string()),
});
export type GiftTrail = z.infer<typeof giftTrailAnswer>;
