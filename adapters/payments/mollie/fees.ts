import type { ProviderCost } from "#domain/giving/settle/provider-cost.ts";
import { noCents, type Cents } from "#domain/money/cents.ts";
import { negated, sumOf } from "#domain/money/sums.ts";
import { centsOf, type MollieSettings } from "./client.ts";
import { contextOf, transactionsSince, type BalanceTransaction } from "./balance.ts";
import { isProof } from "./new-method.ts";

/**
 * What Mollie kept of each payment that reached the balance since then. A payment itself does not say it, and a fee that
 * Mollie puts on an invoice instead was not kept: that is nothing, and the invoice is a cost of its own.
 */
export async function feesSince(settings: MollieSettings, since: Date): Promise<ReadonlyMap<string, Cents>> {
  const fees = new Map<string, Cents>();
  for await (const transaction of transactionsSince(settings, since)) {
    const { paymentId } = contextOf(transaction);
    if (transaction.type === "payment" && paymentId) fees.set(paymentId, feeIn(transaction));
  }
  return fees;
}

/**
 * What Mollie took beside the fees of payments: for refunds and chargebacks, by invoice, and all that a payment which only
 * proved an account left of itself. Each bears the name of its transaction.
 */
export async function costsSince(settings: MollieSettings, since: Date): Promise<readonly ProviderCost[]> {
  const costs: ProviderCost[] = [];
  for await (const transaction of transactionsSince(settings, since)) {
    const cents = costIn(transaction);
    if (cents === 0) continue;
    const { id, createdAt } = transaction;
    const at = new Date(createdAt).toISOString();
    costs.push({ id, cents, at, description: descriptionOf(transaction) });
  }
  return costs;
}

function costIn(transaction: BalanceTransaction): Cents {
  const { type, resultAmount } = transaction;
  const { paymentDescription } = contextOf(transaction);
  // The cent comes and goes again, and is nobody's gift: what is left is what Mollie kept of both.
  if (isProof(paymentDescription ?? "")) return negated(centsOf(resultAmount));
  if (wholeCosts.has(type)) return negated(centsOf(resultAmount));
  return ofPayments.has(type) ? noCents : feeIn(transaction);
}

/** Reserves and instalments of a loan are withheld too, but they are no cost. */
function feeIn({ deductions, deductionDetails }: BalanceTransaction): Cents {
  const kept = deductionDetails ? [deductionDetails.fees, deductionDetails.commissions] : [deductions];
  return negated(sumOf(kept.flatMap((amount) => (amount ? [centsOf(amount)] : []))));
}

/** Reported with the payment by `feesSince`. */
const ofPayments = new Set(["payment", "capture"]);

/** Nothing but a fee. Invoices ask for what was not withheld before, and give back what was too much. */
const wholeCosts = new Set([
  "invoice-compensation",
  "invoice-rounding-compensation",
  "fee-prepayment",
  "payment-fee",
  "failed-payment-fee",
  "reimbursement-fee",
  "managed-fee",
  "returned-managed-fee",
]);

/** Never in a donor's words. */
function descriptionOf(transaction: BalanceTransaction): string {
  const { refundId, chargebackId, invoiceId, paymentId } = contextOf(transaction);
  return [transaction.type, refundId ?? chargebackId ?? invoiceId ?? paymentId].filter(Boolean).join(" ");
}
