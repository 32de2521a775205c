import type Stripe from "stripe";
import type { Dispute, Refund } from "#domain/giving/payment-report.ts";
import { asCents } from "#domain/money/cents.ts";
import { isoOf } from "./iso-of.ts";

/**
 * It waits while Stripe has too little on the balance, while the charge is pending, or for the donor to say where it
 * should go; all of these may still end well.
 */
const refundStates: Record<string, Refund["state"]> = {
  succeeded: "done",
  pending: "pending",
  requires_action: "pending",
  failed: "failed",
  canceled: "failed",
};

export function refundOf(refund: Stripe.Refund): Refund {
  const { id, amount, status, created, metadata, failure_balance_transaction: failure } = refund;
  const requestId = metadata?.["refund_id"];
  return {
    id,
    cents: asCents(amount),
    state: refundStates[status ?? ""] ?? "pending",
    at: isoOf(created),
    ...(typeof failure === "object" && { since: isoOf(failure.created) }),
    ...(requestId && { requestId }),
  };
}

const argued: readonly string[] = [
  "needs_response",
  "under_review",
  "appeal_needs_response",
  "appeal_under_review",
];

/**
 * What counts is whether the money was taken. An inquiry takes none, so it is no dispute yet; one that was prevented is
 * one only if it was settled out of our balance all the same, and not by a refund.
 */
export function disputeOf(dispute: Stripe.Dispute): Dispute[] {
  const { id, amount, created, status, balance_transactions: moved } = dispute;
  const taken = moved.find((transaction) => transaction.amount < 0);
  const state = stateOf(status, moved);
  if (!state) return [];
  const since = sinceOf(state, moved);
  return [
    {
      id,
      cents: asCents(amount),
      state,
      // An inquiry may go on for weeks before it takes anything.
      at: isoOf(taken?.created ?? created),
      ...(since !== null && { since: isoOf(since) }),
    },
  ];
}

function stateOf(status: string, moved: readonly Stripe.BalanceTransaction[]): Dispute["state"] | null {
  if (status === "won" || status === "lost") return status;
  const isAway = moved.reduce((sum, { amount }) => sum + amount, 0) < 0;
  if (status === "prevented") return isAway ? "lost" : null;
  return isAway || argued.includes(status) ? "open" : null;
}

/** When the money last moved to where it is now: back to us, or away from us for the last time. */
function sinceOf(state: Dispute["state"], moved: readonly Stripe.BalanceTransaction[]): number | null {
  const last = moved
    .filter(({ amount }) => (state === "won" ? amount > 0 : amount < 0))
    .reduce((latest, { created }) => Math.max(latest, created), 0);
  return last || null;
}
