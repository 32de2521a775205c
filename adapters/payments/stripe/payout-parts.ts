import type Stripe from "stripe";
import { asCents, noCents } from "#domain/money/cents.ts";
import type { PartKind, PayoutPart } from "#domain/payouts/payout.ts";
import { isReserve } from "./balance.ts";
import { costInPayout } from "./costs.ts";
import { isoOf } from "./iso-of.ts";

/** By what it means for the books, not by its type: an adjustment may be a dispute. */
const kinds: Readonly<Record<string, PartKind>> = {
  charge: "charge",
  refund: "refund",
  refund_failure: "refund_failed",
  partial_capture_reversal: "refund",
  dispute: "dispute",
  dispute_reversal: "dispute_won",
  charge_failure: "charge_failed",
  fee: "fee",
  tax: "fee",
  risk_reserved_funds: "reserve",
  connect_reserved_funds: "reserve",
  payout_reversal: "payout_back",
};

/** Null: the line of the payout itself, where it cost nothing. */
export function partFrom(line: Stripe.BalanceTransaction, payoutId: string): PayoutPart | null {
  const source = sourceOf(line);
  const own = line.reporting_category === "payout" && source.id === payoutId;
  if (own && line.fee === 0) return null;
  return {
    id: line.id,
    kind: own ? "fee" : isReserve(line) ? "reserve" : (kinds[line.reporting_category] ?? "other"),
    cents: own ? noCents : asCents(line.amount),
    feeCents: asCents(line.fee),
    paymentId: source.paymentId,
    costCents: own ? asCents(line.fee) : costInPayout(line),
    at: isoOf(line.created),
    // Never in a donor's words, which a charge may have as its description.
    description: source.id === null ? (line.description ?? line.type) : `${line.type} ${source.id}`,
  };
}

function sourceOf({ source }: Stripe.BalanceTransaction): { id: string | null; paymentId: string | null } {
  if (source === null || typeof source === "string") return { id: source, paymentId: null };
  const intent = "payment_intent" in source ? source.payment_intent : null;
  return { id: source.id, paymentId: typeof intent === "object" ? (intent?.id ?? null) : (intent ?? null) };
}
