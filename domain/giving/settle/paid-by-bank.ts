import type { PaymentReport } from "../payment-report.ts";
import { noCents, type Cents } from "#domain/money/cents.ts";

/** Noon in the Netherlands in any season: a statement's date as a moment. */
const noon = "T11:00:00Z";

export const noonOf = (day: string): Date => new Date(day + noon);

/** From our bank statement, or entered by staff. */
export type PaidLine = Readonly<{
  paymentId: string;
  chargedCents: Cents;
  paidOn: string;
  /** Default: bank. */
  method?: "bank" | "cash" | "cheque" | "in_kind";
}>;

/** As a provider's report. */
export const paidByBank = (line: PaidLine): PaymentReport => ({
  provider: "bank",
  paymentId: line.paymentId,
  attemptId: line.paymentId,
  asOf: Date.parse(line.paidOn + noon),
  state: "paid",
  chargedCents: line.chargedCents,
  currency: "EUR",
  paidAt: line.paidOn + noon,
  method: line.method ?? "bank",
  subscriptionId: null,
  feeCents: noCents,
  returnCode: null,
  refunds: [],
  disputes: [],
});
