import type { PaymentReport } from "../payment-report.ts";
import { noCents, type Cents } from "#domain/money/cents.ts";

/** Noon in the Netherlands, whatever the season: the date of a bank statement, as a moment. */
const noon = "T11:00:00Z";

export const noonOf = (day: string): Date => new Date(day + noon);

/** What came without a provider: a line of our own bank statement, or what staff wrote down. */
export type PaidLine = Readonly<{
  paymentId: string;
  chargedCents: Cents;
  paidOn: string;
  /** By the bank, unless staff say otherwise. */
  method?: "bank" | "cash" | "cheque" | "in_kind";
}>;

/** The same in the words of a provider. */
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
