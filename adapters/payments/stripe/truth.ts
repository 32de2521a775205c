import type Stripe from "stripe";
import type { Dispute, PaymentTruth, Refund } from "#domain/giving/payment-truth.ts";

/** Which monthly gift a payment belongs to, and whether it is its first. */
export type Membership = Readonly<{ subscriptionId: string; attemptId: string | null; invoiceId: string }>;

type Known = Readonly<{
  intent: Stripe.PaymentIntent;
  refunds: readonly Stripe.Refund[];
  disputes: readonly Stripe.Dispute[];
  membership: Membership | null;
  asOf: number;
}>;

export function truthOf({ intent, refunds, disputes, membership, asOf }: Known): PaymentTruth {
  const charge = chargeOf(intent);
  const failure = lateFailureOf(charge);
  const state = failure ? "paid" : stateOf(intent, membership !== null && membership.attemptId === null);
  return {
    provider: "stripe",
    paymentId: intent.id,
    attemptId: membership ? membership.attemptId : (intent.metadata["attempt_id"] ?? null),
    asOf,
    state,
    amountCents: failure?.cents ?? (state === "paid" ? intent.amount_received : intent.amount),
    currency: intent.currency.toUpperCase(),
    paidAt: state === "paid" && charge ? isoOf(charge.created) : null,
    method: charge?.payment_method_details?.type ?? null,
    subscriptionId: membership?.subscriptionId ?? null,
    feeCents: feeOf(charge),
    returnCode: returnCodeOf(intent, disputes),
    refunds: refunds.map(refundOf),
    disputes: [...disputes.flatMap(disputeOf), ...(failure ? [failure] : [])],
  };
}

export const chargeOf = ({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null =>
  typeof charge === "object" ? charge : null;

/** A debit can fail days after it was paid. The money came and went again, and that is how it is told. */
function lateFailureOf(charge: Stripe.Charge | null): Dispute | null {
  const taken = charge?.failure_balance_transaction;
  if (!taken || typeof taken === "string") return null;
  return { id: taken.id, cents: charge.amount, state: "lost", at: isoOf(taken.created) };
}

/**
 * A donor whose card was declined may try another one on the same page, so their payment stays open. Nobody sits in
 * front of a renewal: what was not paid there has failed.
 */
function stateOf(intent: Stripe.PaymentIntent, isRenewal: boolean): PaymentTruth["state"] {
  if (intent.status === "succeeded") return "paid";
  if (intent.status === "processing") return "processing";
  if (intent.status === "canceled") return isRenewal ? "failed" : "cancelled";
  const wasRefused = intent.last_payment_error !== null || intent.status === "requires_action";
  return isRenewal && wasRefused ? "failed" : "open";
}

/** Stripe says in its own words what the scheme has codes for. Of the holder's death it says nothing. */
const returnCodes: Record<string, string> = {
  account_closed: "AC04",
  debit_not_authorized: "MD01",
  insufficient_funds: "AM04",
};

function returnCodeOf(intent: Stripe.PaymentIntent, disputes: readonly Stripe.Dispute[]): string | null {
  const charge = chargeOf(intent);
  if (charge?.payment_method_details?.type !== "sepa_debit") return null;
  const lost = disputes.find(({ status }) => status === "lost");
  const said = lost?.reason ?? charge.failure_code ?? intent.last_payment_error?.code ?? "";
  return returnCodes[said] ?? null;
}

/** Known once the money is on our balance there. In another currency it could not be booked. */
function feeOf(charge: Stripe.Charge | null): number | null {
  const transaction = charge?.balance_transaction;
  return transaction && typeof transaction === "object" && transaction.currency === "eur"
    ? transaction.fee
    : null;
}

const refundStates: Record<string, Refund["state"]> = {
  succeeded: "done",
  failed: "failed",
  canceled: "failed",
};

const refundOf = ({ id, amount, status, created }: Stripe.Refund): Refund => ({
  id,
  cents: amount,
  state: refundStates[status ?? ""] ?? "pending",
  at: isoOf(created),
});

const disputeStates: Record<string, Dispute["state"]> = {
  needs_response: "open",
  under_review: "open",
  appeal_needs_response: "open",
  appeal_under_review: "open",
  won: "won",
  lost: "lost",
};

/** An inquiry takes no money, so it is no dispute yet. */
function disputeOf({ id, amount, status, created }: Stripe.Dispute): Dispute[] {
  const state = disputeStates[status];
  return state ? [{ id, cents: amount, state, at: isoOf(created) }] : [];
}

const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
