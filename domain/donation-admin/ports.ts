import type { Actor } from "#domain/audit/audit-entry.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { DonationStory } from "./answers.ts";

export type DonationLookup = {
  /** Viewing a donation is logged. */
  show: (id: string, by: Actor, requestId: string) => Promise<DonationStory | null>;
};

export type ReceiptAgainOutcome =
  | { ok: true }
  | { ok: false; reason: "unknown_donation" | "no_receipt" | "no_address" };

/** Sends the receipt again in the donor's language. A repeated click sends nothing. */
export type SendReceiptAgain = (
  donationId: string,
  by: Actor,
  requestId: string,
) => Promise<ReceiptAgainOutcome>;

export type RefundRequest = Readonly<{
  /** Created by the form, so that sending it twice has one effect. */
  id: string;
  donationId: string;
  cents: Cents;
  reason: string;
}>;

export type RefundedPayment = Readonly<{ provider: string; paymentId: string }>;

export type Refundable = Readonly<{
  payment: RefundedPayment;
  isOpen: boolean;
  refundableCents: Cents;
}>;

/** ASKED: open. GIVEN_UP: never answered; staff check it themselves. */
type RefundAnswer = "ASKED" | "ACCEPTED" | "REFUSED" | "GIVEN_UP";

/** The stored refund decides, not a later request. */
export type KeptRefund = Readonly<{
  id: string;
  donationId: string;
  cents: Cents;
  outcome: RefundAnswer;
  askedAt: Date;
  payment: RefundedPayment;
  /** Its donation is neither disputed nor fully refunded. */
  isOpen: boolean;
}>;

export type Refunds = {
  /** Null: unknown or unpaid. */
  refundable: (donationId: string) => Promise<Refundable | null>;
  find: (id: string) => Promise<KeptRefund | null>;
  /** Stores and checks atomically, before the provider is called. `awaiting_answer`: fits only if the open refunds are refused. */
  keep: (
    request: RefundRequest,
    by: Actor,
    requestId: string,
  ) => Promise<"kept" | "known" | "too_much" | "awaiting_answer">;
  /** The number of the attempt that this caller may make now, exclusively. Null: too soon, or no longer open. */
  claim: (id: string) => Promise<number | null>;
  settle: (id: string, outcome: Exclude<RefundAnswer, "ASKED">) => Promise<void>;
};
