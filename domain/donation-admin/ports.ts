import type { Actor } from "#domain/audit/audit-entry.ts";
import type { DonationStatus } from "#domain/donation-status.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { DonationListPage, DonationStory } from "./answers.ts";

export type AskedDonations = Readonly<{
  status: DonationStatus | null;
  /** A reference, a name, an address, an amount or a provider's id, or the beginning of one; empty for all. */
  search: string;
  /** Where an earlier page ended. */
  before: string | null;
}>;

export type DonationLookup = {
  list: (asked: AskedDonations) => Promise<DonationListPage>;
  /** Looking at one person's gift is itself written down. */
  show: (id: string, by: Actor, requestId: string) => Promise<DonationStory | null>;
};

export type ReceiptAgainOutcome =
  | { ok: true }
  | { ok: false; reason: "unknown_donation" | "no_receipt" | "no_address" };

/** Sends the same receipt again, in the donor's language. A second click sends nothing. */
export type SendReceiptAgain = (
  donationId: string,
  by: Actor,
  requestId: string,
) => Promise<ReceiptAgainOutcome>;

export type RefundRequest = Readonly<{
  /** Made by the form: sending it twice asks once. */
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

/** ASKED is open: nobody knows yet. GIVEN_UP: nobody ever told, and staff look for themselves. */
type RefundAnswer = "ASKED" | "ACCEPTED" | "REFUSED" | "GIVEN_UP";

/** A refund as it was kept: this decides, and never what a later request says. */
export type KeptRefund = Readonly<{
  id: string;
  donationId: string;
  cents: Cents;
  outcome: RefundAnswer;
  askedAt: Date;
  payment: RefundedPayment;
  /** Its donation is neither disputed nor sent back already. */
  isOpen: boolean;
}>;

export type Refunds = {
  /** Null: no such donation, or nothing was paid. */
  refundable: (donationId: string) => Promise<Refundable | null>;
  find: (id: string) => Promise<KeptRefund | null>;
  /**
   * Kept before the provider is asked, in one step with the check that it still fits beside what was asked before.
   * `known`: something was asked for under this very id. `awaiting_answer`: it would fit if the open ones were refused.
   */
  keep: (
    request: RefundRequest,
    by: Actor,
    requestId: string,
  ) => Promise<"kept" | "known" | "too_much" | "awaiting_answer">;
  /** Which try it is that the caller may make now, and nobody else for a while. Null: too soon, or no longer open. */
  claim: (id: string) => Promise<number | null>;
  settle: (id: string, outcome: Exclude<RefundAnswer, "ASKED">) => Promise<void>;
};
