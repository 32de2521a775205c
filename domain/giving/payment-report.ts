import { payingProviders } from "#domain/money/providers.ts";
import type { DonationStatus } from "#domain/donation-status.ts";
import type { Cents } from "#domain/money/cents.ts";

/** Who takes the money. `bank` is the foundation itself: a transfer, or what staff entered by hand. */
export const providers = [...payingProviders, "bank"] as const;
export type Provider = (typeof providers)[number];

export type PaymentRef = Readonly<{ provider: Provider; paymentId: string }>;

/** What both have: money that left, or may yet, and can come back. */
type Returned = Readonly<{
  id: string;
  cents: Cents;
  /** When it began. */
  at: string;
  /** Time of the current state, where the provider gives it. */
  since?: string;
  /** Added by us: when we read this, in milliseconds, and how often the money left if more than once. */
  asOf?: number;
  times?: number;
}>;

/** Money on its way back to the donor because we sent it. A bank may refuse it after it was done. */
export type Refund = Returned &
  Readonly<{
    state: "pending" | "done" | "failed";
    /** Our own name for it, where we asked for it. */
    requestId?: string;
  }>;

/** Money the donor's bank took back: open while argued about, then lost, or won and ours again. */
export type Dispute = Returned & Readonly<{ state: "open" | "lost" | "won" }>;

/** It is with the donor; otherwise with us. */
export const isRefunded = ({ state }: Pick<Refund, "state">): boolean => state === "done";
/** From the day the money is taken, whatever the outcome of the dispute. */
export const isTakenBack = ({ state }: Pick<Dispute, "state">): boolean => state !== "won";

/** A card that was refused. Many of them on one payment are somebody trying out cards. */
export type Decline = Readonly<{ id: string; at: string; card?: CardMark }>;

/** A provider's own mark for a card: the same for every use of it, and no part of its number. */
type CardMark = string;

/** All a provider says about one payment at one moment. Notices only tell us to ask for this. */
export type PaymentReport = PaymentRef &
  Readonly<{
    /** Our own name for the attempt, handed to the provider and given back by it. */
    attemptId: string | null;
    /** Milliseconds: when the provider knew this, or when we began to ask. */
    asOf: number;
    state: "open" | "processing" | "paid" | "failed" | "cancelled";
    chargedCents: Cents;
    currency: string;
    paidAt: string | null;
    method: string | null;
    subscriptionId: string | null;
    /** Null until the provider reports it, once. */
    feeCents: Cents | null;
    /** Why the donor's bank refused a debit or took it back, in the codes of the SEPA scheme. Not every bank says. */
    returnCode: string | null;
    refunds: readonly Refund[];
    disputes: readonly Dispute[];
    /** Cards that were refused on the way, each once; what was written down before they were asked for has none. */
    declines?: readonly Decline[];
    /** Fingerprint of the card that paid. Used for counting, never stored with the report. */
    card?: CardMark;
    /** Where the donor confirms a charge that their bank does not let pass without them. */
    confirmUrl?: string;
  }>;

/** The status a report leads to. What was charged back weighs most, and nothing is left to dispute of a full refund. */
export function statusFromReport(report: PaymentReport): DonationStatus {
  if (report.state !== "paid") return unpaidStatus[report.state];
  const refunded = totalOf(report.refunds, "done");
  if (totalOf(report.disputes, "lost") > 0) return "CHARGED_BACK";
  if (refunded >= report.chargedCents) return "REFUNDED";
  if (totalOf(report.disputes, "open") > 0) return "DISPUTED";
  return refunded > 0 ? "PARTIALLY_REFUNDED" : "COMPLETED";
}

/** A direct debit that was paid and that the bank then took back: nobody argues about it, and the month is owed again. */
export const isReturnedDebit = (report: PaymentReport): boolean =>
  report.state === "paid" && isDebit(report) && report.disputes.some((dispute) => dispute.state !== "won");

/** A bank decides about it days after the donor has agreed to it. */
export const isDebit = ({ method }: PaymentReport): boolean => debitMethods.has(method ?? "");

/** What Stripe and Mollie call it. */
const debitMethods = new Set(["sepa_debit", "directdebit"]);

const unpaidStatus = {
  open: "PENDING",
  processing: "PROCESSING",
  failed: "FAILED",
  cancelled: "CANCELLED",
} as const satisfies Record<Exclude<PaymentReport["state"], "paid">, DonationStatus>;

const totalOf = (movements: readonly (Refund | Dispute)[], state: (Refund | Dispute)["state"]): number =>
  movements.reduce((sum, movement) => sum + (movement.state === state ? movement.cents : 0), 0);
