import type Stripe from "stripe";
import type { ProviderCost } from "#domain/giving/settle/provider-cost.ts";
import { asCents, noCents, type Cents } from "#domain/money/cents.ts";
import { isoOf } from "./iso-of.ts";

const maxPerPage = 100;

/** Lines that are a cost as a whole: billing, fraud rules, exchange, and the tax on them. */
const feeLines: readonly Stripe.BalanceTransaction.Type[] = ["stripe_fee", "stripe_fx_fee", "tax_fee"];

/** Balance lines that may carry a fee; disputes are adjustments. Payments report their own fees. */
const linesWithFee: readonly Stripe.BalanceTransaction.Type[] = [
  "adjustment",
  "refund",
  "payment_refund",
  "refund_failure",
  "payment_failure_refund",
  "payment_reversal",
];

/** Filtered by type, so that payments need not be read. */
export async function costsSince(stripe: Stripe, since: Date): Promise<readonly ProviderCost[]> {
  const costs: ProviderCost[] = [];
  for (const type of [...feeLines, ...linesWithFee]) {
    const lines = stripe.balanceTransactions.list({
      type,
      created: { gte: Math.floor(since.getTime() / 1000) },
      limit: maxPerPage,
      ...(type === "payment_failure_refund" && {
        expand: ["data.source.balance_transaction", "data.source.payment_intent"],
      }),
    });
    for await (const line of lines) {
      const cents = line.currency === "eur" ? centsOf(line) : noCents;
      if (cents !== 0)
        costs.push({ id: line.id, cents, at: isoOf(line.created), description: line.description ?? type });
    }
  }
  return costs;
}

/** The cost of a payout line beside payment fees. A failed debit needs a second request, which the hourly job makes. */
export const costInPayout = (line: Stripe.BalanceTransaction): Cents =>
  [...feeLines, ...linesWithFee].includes(line.type) && line.type !== "payment_failure_refund"
    ? centsOf(line)
    : noCents;

const centsOf = (line: Stripe.BalanceTransaction): Cents =>
  asCents(line.fee + (feeLines.includes(line.type) ? -line.amount : 0) + feeOfUnpaid(line));

/** An unpaid debit is never booked, so its first fee is counted with its failure. */
function feeOfUnpaid({ source }: Stripe.BalanceTransaction): number {
  if (source === null || typeof source === "string" || source.object !== "charge") return 0;
  const { balance_transaction: first, payment_intent: intent } = source;
  const wasPaid = typeof intent === "object" && intent?.status === "succeeded";
  return wasPaid || first === null || typeof first === "string" ? 0 : first.fee;
}
