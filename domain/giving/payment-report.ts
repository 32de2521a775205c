import { payingProviders } from "#domain/money/providers.ts";
import type { DonationStatus } from "#domain/donation-status.ts";
import type { Cents } from "#domain/money/cents.ts";

/** `bank`: the foundation itself, by transfer or entered by staff. */
export const providers = [...payingProviders, "bank"] as const;
export type Provider = (typeof providers)[number];

export type PaymentRef = Readonly<{ provider: Provider; paymentId: string }>;

type Returned = Readonly<{
  id: string;
  cents: Cents;
  /** When it began. */
  at: string;
  /** Time of the current state, where the provider gives it. */
  since?: string;
  /** Added by us: when we read this (ms), and how often the money left if more than once. */
  asOf?: number;
  times?: number;
}>;

/** Sent back by us. A bank may refuse it even after completion. */
export type Refund = Returned &
  Readonly<{
    state: "pending" | "done" | "failed";
    /** Our id, if we requested it. */
    requestId?: string;
  }>;

/** Taken back by the donor's bank: open while contested, then lost or won. */
export type Dispute = Returned & Readonly<{ state: "open" | "lost" | "won" }>;

/** The donor has the money. */
export const isRefunded = ({ state }: Pick<Refund, "state">): boolean => state === "done";
/** From the day the money is taken, whatever the outcome of the dispute. */
export const isTakenBack = ({ state }: Pick<Dispute, "state">): boolean => state !== "won";

/** Many declined cards on one payment indicate card testing. */
export type Decline = Readonly<{ id: string; at: string; card?: CardMark }>;

/** A provider's own mark for a card: the same for every use of it, and no part of its number. */
type CardMark = string;

/** Everything a provider says about one payment. Notices only trigger this query. */
export type PaymentReport = PaymentRef &
  Readonly<{
    /** Our id of the attempt, returned by the provider. */
    attemptId: string | null;
    /** When the provider knew this, or when we began to ask (ms). */
    asOf: number;
    state: "open" | "processing" | "paid" | "failed" | "cancelled";
    chargedCents: Cents;
    currency: string;
    paidAt: string | null;
    method: string | null;
    subscriptionId: string | null;
    /** Null until the provider reports it, once. */
    feeCents: Cents | null;
    /** Why the bank refused or returned a debit, as SEPA code. Not every bank says. */
    returnCode: string | null;
    refunds: readonly Refund[];
    disputes: readonly Dispute[];
    /** Each declined card once; older stored reports have none. */
    declines?: readonly Decline[];
    /** Fingerprint of the card that paid. Used for counting, never stored with the report. */
    card?: CardMark;
    /** Where the donor confirms a charge that their bank does not let pass without them. */
    confirmUrl?: string;
  }>;

/** A chargeback outweighs all; after a full refund nothing is left to dispute. */
export function statusFromReport(report: PaymentReport): DonationStatus {
  if (report.state !== "paid") return unpaidStatus[report.state];
  const refunded = totalOf(report.refunds, "done");
  if (totalOf(report.disputes, "lost") > 0) return "CHARGED_BACK";
  if (refunded >= report.chargedCents) return "REFUNDED";
  if (totalOf(report.disputes, "open") > 0) return "DISPUTED";
  return refunded > 0 ? "PARTIALLY_REFUNDED" : "COMPLETED";
}

/** A paid debit that the bank took back: it is not contested, and the month is owed again. */
export const isReturnedDebit = (report: PaymentReport): boolean =>
  report.state === "paid" && isDebit(report) && report.disputes.some((dispute) => dispute.state !== "won");

/** The bank decides days after the donor's agreement. */
export const isDebit = ({ method }: PaymentReport): boolean => debitMethods.has(method ?? "");

/** Names at Stripe and Mollie. */
const debitMethods = new Set(["sepa_debit", "directdebit"]);

const unpaidStatus = {
  open: "PENDING",
  processing: "PROCESSING",
  failed: "FAILED",
  cancelled: "CANCELLED",
} as const satisfies Record<Exclude<PaymentReport["state"], "paid">, DonationStatus>;

const totalOf = (movements: readonly (Refund | Dispute)[], state: (Refund | Dispute)["state"]): number =>
  movements.reduce((sum, movement) => sum + (movement.state === state ? movement.cents : 0), 0);
