import type Stripe from "stripe";
import type { Decline, Dispute, PaymentReport } from "#domain/giving/payment-report.ts";
import { asCents, type Cents } from "#domain/money/cents.ts";
import { isoOf } from "./iso-of.ts";
import { disputeOf, refundOf } from "./returned-money.ts";

/** Which monthly gift a payment belongs to, and whether it is its first. */
export type Membership = Readonly<{
  subscriptionId: string;
  attemptId: string | null;
  invoice: Stripe.Invoice;
  /** When this very payment paid the invoice. */
  paidAt: number | null;
}>;

export type Known = Readonly<{
  intent: Stripe.PaymentIntent;
  refunds: readonly Stripe.Refund[];
  disputes: readonly Stripe.Dispute[];
  /** Every charge that was tried, where one was refused. */
  charges: readonly Stripe.Charge[];
  membership: Membership | null;
  /** When the payment succeeded, if that differs from its start. */
  succeededAt: number | null;
  asOf: number;
}>;

export function reportFrom(known: Known): PaymentReport {
  const { intent, refunds, disputes, charges, membership, asOf } = known;
  const charge = chargeOf(intent);
  const state = stateOf(intent, isRenewal(membership));
  const confirmUrl = confirmUrlOf(intent, membership);
  return {
    provider: "stripe",
    paymentId: intent.id,
    attemptId: membership ? membership.attemptId : (intent.metadata["attempt_id"] ?? null),
    asOf,
    state,
    chargedCents: asCents(state === "paid" ? intent.amount_received : intent.amount),
    currency: intent.currency.toUpperCase(),
    paidAt: state === "paid" ? paidAtOf(known) : null,
    method: charge?.payment_method_details?.type ?? null,
    subscriptionId: membership?.subscriptionId ?? null,
    feeCents: state === "paid" ? feeOf(charge) : null,
    returnCode: returnCodeOf(intent, disputes),
    refunds: refunds.map(refundOf),
    disputes: [...disputes.flatMap(disputeOf), ...(state === "paid" ? lateFailureOf(charge) : [])],
    ...(charges.length > 0 && { declines: declinesAmong(charges) }),
    ...(confirmUrl && { confirmUrl }),
    ...(state === "paid" && cardOf(charge)),
  };
}

export const chargeOf = ({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null =>
  typeof charge === "object" ? charge : null;

export const isRenewal = (membership: Membership | null): boolean =>
  membership !== null && membership.attemptId === null;

/** The invoice of a month that was skipped or paused is void before anything is tried: it is no charge at all. */
export const wasLeftOut = (intent: Stripe.PaymentIntent, membership: Membership | null): boolean =>
  isRenewal(membership) &&
  intent.status === "canceled" &&
  intent.latest_charge === null &&
  membership?.invoice.status === "void";

/** The charge of these is made in the moment they are paid. Of every other it is made when the donor agrees to it. */
const immediateMethods = new Set(["card", "ideal", "bancontact", "link", "paypal", "eps", "p24", "blik"]);

/** A bank decides about it later, so that it was begun on another day than it was paid, or was never paid at all. */
export const isDelayed = (charge: Stripe.Charge | null): boolean =>
  charge !== null && !immediateMethods.has(charge.payment_method_details?.type ?? "");

function paidAtOf({ intent, membership, succeededAt }: Known): string | null {
  const charge = chargeOf(intent);
  const seconds = isDelayed(charge) ? (membership?.paidAt ?? succeededAt) : (charge?.created ?? null);
  return seconds === null ? null : isoOf(seconds);
}

/**
 * A donor whose card was declined may try another one on the same page, so their payment stays open. Nobody sits in
 * front of a renewal, nor of a debit any more when the bank has decided: what was not paid there has failed. That a
 * failed debit stood on our balance for a while does not make it one that was paid.
 */
function stateOf(intent: Stripe.PaymentIntent, renewal: boolean): PaymentReport["state"] {
  if (intent.status === "succeeded") return "paid";
  if (intent.status === "processing") return "processing";
  const charge = chargeOf(intent);
  if (isDelayed(charge) && charge?.status === "failed") return "failed";
  if (intent.status === "canceled") return renewal ? "failed" : "cancelled";
  const wasRefused = intent.last_payment_error !== null || intent.status === "requires_action";
  return renewal && wasRefused ? "failed" : "open";
}

/** A debit can fail after Stripe reported it as paid. It is reported as paid and taken back. */
function lateFailureOf(charge: Stripe.Charge | null): Dispute[] {
  const taken = charge?.failure_balance_transaction;
  if (!taken || typeof taken === "string") return [];
  return [{ id: taken.id, cents: asCents(charge.amount), state: "lost", at: isoOf(taken.created) }];
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
function feeOf(charge: Stripe.Charge | null): Cents | null {
  const transaction = charge?.balance_transaction;
  return transaction && typeof transaction === "object" && transaction.currency === "eur"
    ? asCents(transaction.fee)
    : null;
}

/** A bank that does not pay a debit is no card that was tried out. */
const declinesAmong = (charges: readonly Stripe.Charge[]): Decline[] =>
  charges
    .filter((charge) => charge.status === "failed" && !isDelayed(charge))
    .map((charge) => ({ id: charge.id, at: isoOf(charge.created), ...cardOf(charge) }));

/** Stripe's mark of a card is the same in all payments of one account. */
const cardOf = (charge: Stripe.Charge | null): { card?: string } => {
  const card = charge?.payment_method_details?.card?.fingerprint;
  return card ? { card } : {};
};

/** Only of renewals: in front of a first payment sits a donor whose own page asks them. */
function confirmUrlOf({ status }: Stripe.PaymentIntent, membership: Membership | null): string | null {
  if (!membership || !isRenewal(membership) || status !== "requires_action") return null;
  return membership.invoice.hosted_invoice_url ?? null;
}
