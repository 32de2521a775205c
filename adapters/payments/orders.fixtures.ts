import type { PaymentOrder } from "#domain/giving/ports.ts";
import { asCents } from "#domain/money/cents.ts";

/** An order for €25 once, unless something else is requested. */
export const orderFor = (attemptId: string, changes: Partial<PaymentOrder> = {}): PaymentOrder => ({
  attemptId,
  donationId: "d1",
  reference: "DON-12345-67890",
  chargedCents: asCents(2500),
  currency: "EUR",
  frequency: "ONE_TIME",
  donorName: null,
  donorEmail: "giver@example.org",
  language: "en",
  needsHostedPage: false,
  byTransfer: false,
  method: null,
  note: {
    reference: "DON-12345-67890",
    giftCents: asCents(2400),
    campaignId: null,
    programId: "water",
    fund: null,
    language: "en",
    userId: null,
  },
  ...changes,
});
