import { firstFeeRates } from "#domain/money/cover-fees.ts";
import { asCents } from "#domain/money/cents.ts";
import type { DonationRequest } from "./start/donation-request.ts";
import type { SessionInMemory } from "./memory.fixtures.ts";
import { sessionLifeMs } from "./start/open-payment-session.ts";
import type { PaymentReport } from "./payment-report.ts";

export const noon = new Date("2026-11-14T11:00:00Z");
export const secret = "s".repeat(43);

export const sessionAt = (openedAt: Date, changes: Partial<SessionInMemory> = {}) => ({
  clientSecret: secret,
  userId: null,
  fees: firstFeeRates,
  openedAt,
  expiresAt: new Date(openedAt.getTime() + sessionLifeMs),
  ...changes,
});

export const requestFor = (changes: Partial<DonationRequest> = {}): DonationRequest => ({
  clientSecret: secret,
  amountCents: asCents(2500),
  currency: "EUR",
  frequency: "ONE_TIME",
  coverFees: false,
  donor: { email: "donor@example.org" },
  language: "en",
  ...changes,
});

export const paymentReport = (paymentId: string, changes: Partial<PaymentReport> = {}): PaymentReport => ({
  provider: "sandbox",
  paymentId,
  attemptId: null,
  asOf: noon.getTime(),
  state: "paid",
  chargedCents: asCents(2500),
  currency: "EUR",
  paidAt: null,
  method: "ideal",
  subscriptionId: null,
  feeCents: null,
  returnCode: null,
  refunds: [],
  disputes: [],
  ...changes,
});
