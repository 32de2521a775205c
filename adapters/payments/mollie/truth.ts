import type { EntityChargeback, PaymentResponse, RefundResponse } from "mollie-api-typescript/models";
import type { Dispute, PaymentTruth, Refund } from "#domain/giving/payment-truth.ts";
import { centsOf } from "./amount.ts";

type Known = Readonly<{
  payment: PaymentResponse;
  refunds: readonly Pick<RefundResponse, "id" | "amount" | "status" | "createdAt">[];
  chargebacks: readonly Pick<EntityChargeback, "id" | "amount" | "createdAt" | "reversedAt" | "reason">[];
  subscriptionId: string | null;
  asOf: number;
}>;

export const truthOf = ({ payment, refunds, chargebacks, subscriptionId, asOf }: Known): PaymentTruth => ({
  provider: "mollie",
  paymentId: payment.id,
  // The payments of a subscription inherit its metadata, but they are nobody's attempt.
  attemptId: payment.sequenceType === "recurring" ? null : metadataOf(payment).attemptId,
  asOf,
  state: hasFailedLate(payment) ? "paid" : (states[payment.status] ?? "open"),
  amountCents: centsOf(payment.amount),
  currency: payment.amount.currency,
  paidAt: payment.paidAt ? new Date(payment.paidAt).toISOString() : null,
  method: payment.method ?? null,
  subscriptionId,
  // The balance tells it, later.
  feeCents: null,
  returnCode:
    chargebacks.find(({ reason, reversedAt }) => reason && !reversedAt)?.reason?.code ??
    payment.details?.bankReasonCode ??
    null,
  refunds: refunds.map(({ id, amount, status, createdAt }) => ({
    id,
    cents: centsOf(amount),
    state: refundStates[status] ?? "pending",
    at: new Date(createdAt).toISOString(),
  })),
  disputes: [...chargebacks.map(disputeOf), ...(hasFailedLate(payment) ? [lateFailureOf(payment)] : [])],
});

/** A debit can fail days after it was paid. The money came and went again, and that is how it is told. */
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
  /** The subscription that is to be charged by the mandate this payment gives. */
  newMethodOf: string | null;
}>;

/** What we wrote on a payment or a subscription, as far as it is still there. */
export function metadataOf({ metadata }: { metadata?: unknown }): OurMetadata {
  const { attemptId, monthly, paused, newMethodOf } = (metadata ?? {}) as Record<string, unknown>;
  return {
    attemptId: typeof attemptId === "string" ? attemptId : null,
    monthly: monthly === true,
    paused: paused === true,
    newMethodOf: typeof newMethodOf === "string" ? newMethodOf : null,
  };
}

const states: Record<string, PaymentTruth["state"]> = {
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

/** Nobody argues about a debit: the bank has taken it back, or has given it back to us after all. */
const disputeOf = ({ id, amount, createdAt, reversedAt }: Known["chargebacks"][number]): Dispute => ({
  id,
  cents: centsOf(amount),
  state: reversedAt ? "won" : "lost",
  at: new Date(reversedAt ?? createdAt).toISOString(),
});
