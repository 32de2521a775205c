import type { EntityChargeback, PaymentResponse, RefundResponse } from "mollie-api-typescript/models";
import type { Decline, Dispute, PaymentReport, Refund } from "#domain/giving/payment-report.ts";
import { centsOf } from "./client.ts";

type Known = Readonly<{
  payment: PaymentResponse;
  refunds: readonly Pick<RefundResponse, "id" | "amount" | "status" | "createdAt" | "metadata">[];
  chargebacks: readonly Pick<EntityChargeback, "id" | "amount" | "createdAt" | "reversedAt" | "reason">[];
  subscriptionId: string | null;
  asOf: number;
}>;

export const reportFrom = ({
  payment,
  refunds,
  chargebacks,
  subscriptionId,
  asOf,
}: Known): PaymentReport => ({
  provider: "mollie",
  paymentId: payment.id,
  // Renewals inherit the metadata but are not attempts.
  attemptId: payment.sequenceType === "recurring" ? null : metadataOf(payment).attemptId,
  asOf,
  state: hasFailedLate(payment) ? "paid" : (states[payment.status] ?? "open"),
  chargedCents: centsOf(payment.amount),
  currency: payment.amount.currency,
  paidAt: payment.paidAt ? new Date(payment.paidAt).toISOString() : null,
  method: payment.method ?? null,
  subscriptionId,
  // Known later, from the balance.
  feeCents: null,
  returnCode:
    chargebacks.find(({ reason, reversedAt }) => reason && !reversedAt)?.reason?.code ??
    payment.details?.bankReasonCode ??
    null,
  refunds: refunds.map(refundOf),
  disputes: [...chargebacks.map(disputeOf), ...(hasFailedLate(payment) ? [lateFailureOf(payment)] : [])],
  ...declinesOf(payment),
  ...(payment.status === "paid" && cardOf(payment)),
});

/** With several methods a declined card leaves the payment open. Mollie reports only the last decline. */
function declinesOf(payment: PaymentResponse): Readonly<{ declines?: readonly Decline[] }> {
  const { id, status, details, statusReason, failedAt, createdAt, sequenceType } = payment;
  if (sequenceType === "recurring" || hasFailedLate(payment)) return {};
  const reason = details?.failureReason ?? statusReason?.code;
  if (status !== "failed" && (!reason || status === "paid")) return {};
  const at = new Date(failedAt ?? createdAt).toISOString();
  return { declines: [{ id: `${id}-declined`, at, ...cardOf(payment) }] };
}

function cardOf({ details }: PaymentResponse): { card?: string } {
  const card = details?.cardFingerprint;
  return card ? { card } : {};
}

const refundOf = ({ id, amount, status, createdAt, metadata }: Known["refunds"][number]): Refund => {
  const { refundId } = metadataOf({ metadata });
  return {
    id,
    cents: centsOf(amount),
    state: refundStates[status] ?? "pending",
    at: new Date(createdAt).toISOString(),
    ...(refundId && { requestId: refundId }),
  };
};

/** A debit can fail days after it was paid. It is reported as paid and taken back. */
const hasFailedLate = ({ status, paidAt }: PaymentResponse): boolean =>
  status === "failed" && Boolean(paidAt);

const lateFailureOf = ({ id, amount, paidAt, failedAt }: PaymentResponse): Dispute => ({
  id: `${id}-failed`,
  cents: centsOf(amount),
  state: "lost",
  at: new Date(failedAt ?? paidAt ?? 0).toISOString(),
});

type OurMetadata = Readonly<{
  attemptId: string | null;
  monthly: boolean;
  paused: boolean;
  /** The monthly donation that will use this payment's mandate, by its first subscription. */
  newMethodOf: string | null;
  /** The first subscription of the chain, and the previous one. */
  gift: string | null;
  follows: string | null;
  day: number | null;
  /** Our own name for a refund. */
  refundId: string | null;
  /** What the donation was for, encrypted. */
  note: string | null;
}>;

/** Our metadata on a payment or a subscription, as far as it still exists. */
export function metadataOf({ metadata }: { metadata?: unknown }): OurMetadata {
  const { attemptId, monthly, paused, newMethodOf, gift, follows, day, refundId, note } = (metadata ??
    {}) as Record<string, unknown>;
  return {
    attemptId: textIn(attemptId),
    monthly: monthly === true,
    paused: paused === true,
    newMethodOf: textIn(newMethodOf),
    gift: textIn(gift),
    follows: textIn(follows),
    day: typeof day === "number" ? day : null,
    refundId: textIn(refundId),
    note: textIn(note),
  };
}

const textIn = (value: unknown): string | null => (typeof value === "string" ? value : null);

const states: Record<string, PaymentReport["state"]> = {
  open: "open",
  authorized: "open",
  pending: "processing",
  paid: "paid",
  failed: "failed",
  canceled: "cancelled",
  expired: "cancelled",
};

const refundStates: Record<string, Refund["state"]> = {
  refunded: "done",
  failed: "failed",
  canceled: "failed",
};

/** A debit is not disputed: the bank took it back, or returned it to us. */
const disputeOf = ({ id, amount, createdAt, reversedAt }: Known["chargebacks"][number]): Dispute => ({
  id,
  cents: centsOf(amount),
  state: reversedAt ? "won" : "lost",
  at: new Date(createdAt).toISOString(),
  ...(reversedAt && { since: new Date(reversedAt).toISOString() }),
});
