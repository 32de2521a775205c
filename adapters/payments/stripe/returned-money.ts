import type Stripe from "stripe";
import type { Dispute, Refund } from "#domain/giving/payment-report.ts";
import { asCents } from "#domain/money/cents.ts";
import { isoOf } from "./iso-of.ts";

/** Pending refunds wait for our balance, for the charge, or for the donor's bank details. They may still succeed. */
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

/** Counts only if money was taken: no inquiry, and no prevented dispute unless it was settled from our balance without a refund. */
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
      // An inquiry may last weeks before it takes money.
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

/** When the money last moved to its current place. */
function sinceOf(state: Dispute["state"], moved: readonly Stripe.BalanceTransaction[]): number | null {
  const last = moved
    .filter(({ amount }) => (state === "won" ? amount > 0 : amount < 0))
    .reduce((latest, { created }) => Math.max(latest, created), 0);
  return last || null;
}
