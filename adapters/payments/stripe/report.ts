import type Stripe from "stripe";
import type { Decline, Dispute, PaymentReport } from "#domain/giving/payment-report.ts";
import { asCents, type Cents } from "#domain/money/cents.ts";
import { isoOf } from "./iso-of.ts";
import { disputeOf, refundOf } from "./returned-money.ts";

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

/** A skipped or paused month has a void invoice: nothing was charged. */
export const wasLeftOut = (intent: Stripe.PaymentIntent, membership: Membership | null): boolean =>
  isRenewal(membership) &&
  intent.status === "canceled" &&
  intent.latest_charge === null &&
  membership?.invoice.status === "void";

/** Charged at the moment of payment; other methods when the donor agrees. */
const immediateMethods = new Set(["card", "ideal", "bancontact", "link", "paypal", "eps", "p24", "blik"]);

/** A bank decides later, so it may be paid on another day, or never. */
export const isDelayed = (charge: Stripe.Charge | null): boolean =>
  charge !== null && !immediateMethods.has(charge.payment_method_details?.type ?? "");

function paidAtOf({ intent, membership, succeededAt }: Known): string | null {
  const charge = chargeOf(intent);
  const seconds = isDelayed(charge) ? (membership?.paidAt ?? succeededAt) : (charge?.created ?? null);
  return seconds === null ? null : isoOf(seconds);
}

/** A donor may try another card on the same page, so the payment stays open. Unpaid renewals and debits have failed. */
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

/** Stripe's words for the scheme's codes. It does not report a holder's death. */
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

/** Known once the money is on our balance. Another currency cannot be booked. */
function feeOf(charge: Stripe.Charge | null): Cents | null {
  const transaction = charge?.balance_transaction;
  return transaction && typeof transaction === "object" && transaction.currency === "eur"
    ? asCents(transaction.fee)
    : null;
}

/** An unpaid debit is not card testing. */
const declinesAmong = (charges: readonly Stripe.Charge[]): Decline[] =>
  charges
    .filter((charge) => charge.status === "failed" && !isDelayed(charge))
    .map((charge) => ({ id: charge.id, at: isoOf(charge.created), ...cardOf(charge) }));

/** Stripe's mark of a card is the same in all payments of one account. */
const cardOf = (charge: Stripe.Charge | null): { card?: string } => {
  const card = charge?.payment_method_details?.card?.fingerprint;
  return card ? { card } : {};
};

/** Renewals only: on a first payment the donor's own page asks. */
function confirmUrlOf({ status }: Stripe.PaymentIntent, membership: Membership | null): string | null {
  if (!membership || !isRenewal(membership) || status !== "requires_action") return null;
  return membership.invoice.hosted_invoice_url ?? null;
}
