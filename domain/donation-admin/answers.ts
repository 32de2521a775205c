import * as z from "zod/mini";
import { donationStatuses } from "#domain/donation-status.ts";
import { centsField } from "#domain/money/cents-field.ts";

const moment = z.iso.datetime();
const named = z.object({ id: z.string(), reference: z.string() });

export const donationStory = z.object({
  id: z.string(),
  reference: z.string(),
  createdAt: z.iso.datetime(),
  status: z.enum(donationStatuses),
  amountCents: centsField,
  frequency: z.enum(["ONE_TIME", "MONTHLY"]),
  donorName: z.nullable(z.string()),
  /** Null: not given, or erased. */
  donorEmail: z.nullable(z.string()),
  campaignId: z.nullable(z.string()),
  chargedCents: centsField,
  refundableCents: centsField,
  programId: z.nullable(z.string()),
  language: z.string(),
  country: z.nullable(z.string()),
  paidAt: z.nullable(moment),
  recurringGiftId: z.nullable(z.string()),
  tribute: z.nullable(z.object({ type: z.string(), honoree: z.string() })),
  moves: z.array(z.object({ from: z.string(), to: z.string(), at: moment })),
  payments: z.array(
    z.object({
      number: z.int(),
      provider: z.nullable(z.string()),
      paymentId: z.nullable(z.string()),
      state: z.string(),
      method: z.nullable(z.string()),
      chargedCents: centsField,
      feeCents: z.nullable(centsField),
    }),
  ),
  entries: z.array(
    z.object({
      bookedOn: z.string(),
      kind: z.string(),
      lines: z.array(z.object({ account: z.string(), cents: centsField })),
    }),
  ),
  receipts: z.array(z.object({ number: z.nullable(z.string()), queuedAt: moment })),
  mails: z.array(z.object({ kind: z.string(), state: z.string(), at: moment })),
  /** The manual entry; null for other donations. */
  byHand: z.nullable(
    z.object({
      bankReference: z.nullable(z.string()),
      goods: z.nullable(z.string()),
      hasDocument: z.boolean(),
      corrects: z.nullable(named),
    }),
  ),
  correctedBy: z.nullable(named),
  reversal: z.nullable(z.object({ reason: z.string(), at: moment })),
  /** It came without a provider and is not reversed. */
  canBeReversed: z.boolean(),
  refunds: z.array(
    z.object({
      id: z.string(),
      cents: centsField,
      reason: z.string(),
      at: moment,
      /** DONE and FAILED come from the provider. */
      outcome: z.enum(["ASKED", "ACCEPTED", "DONE", "REFUSED", "FAILED", "GIVEN_UP"]),
    }),
  ),
});
export type DonationStory = z.infer<typeof donationStory>;
