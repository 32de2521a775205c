import type { ProviderCost } from "#domain/giving/settle/provider-cost.ts";
import { noCents, type Cents } from "#domain/money/cents.ts";
import { negated, sumOf } from "#domain/money/sums.ts";
import { centsOf, type MollieSettings } from "./client.ts";
import { contextOf, transactionsSince, type BalanceTransaction } from "./balance.ts";
import { isProof } from "./new-method.ts";

/** What Mollie withheld per payment; only the balance shows it. A fee on an invoice is a separate cost. */
export async function feesSince(settings: MollieSettings, since: Date): Promise<ReadonlyMap<string, Cents>> {
  const fees = new Map<string, Cents>();
  for await (const transaction of transactionsSince(settings, since)) {
    const { paymentId } = contextOf(transaction);
    if (transaction.type === "payment" && paymentId) fees.set(paymentId, feeIn(transaction));
  }
  return fees;
}

/** Costs besides payment fees: refunds, chargebacks, invoices and proof payments. Each has the name of its transaction. */
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
  // The proof cent is refunded, so the remainder is Mollie's fee for both.
  if (isProof(paymentDescription ?? "")) return negated(centsOf(resultAmount));
  if (wholeCosts.has(type)) return negated(centsOf(resultAmount));
  return ofPayments.has(type) ? noCents : feeIn(transaction);
}

/** Reserves and loan instalments are withheld too, but are no cost. */
function feeIn({ deductions, deductionDetails }: BalanceTransaction): Cents {
  const kept = deductionDetails ? [deductionDetails.fees, deductionDetails.commissions] : [deductions];
  return negated(sumOf(kept.flatMap((amount) => (amount ? [centsOf(amount)] : []))));
}

/** Reported with the payment by `feesSince`. */
const ofPayments = new Set(["payment", "capture"]);

/** Fees only. Invoices charge what was not withheld, and credit what was too much. */
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
