import type { Fund } from "#domain/money/fund.ts";
import type { FeeRates } from "#domain/money/cover-fees.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { OnlineMethod } from "#domain/money/online-method.ts";
import type { Donation, Frequency, DonationChoices } from "./donation.ts";
import type { GiftNote } from "./gift-note.ts";
import type { MoneyMovement } from "#domain/money/movement.ts";
import type { NextStep, PaymentAttempt } from "./payment-attempt.ts";
import type { PaymentRef, PaymentReport } from "./payment-report.ts";
import type { KnownMonthlyGift } from "./monthly/renewal.ts";
import type { Rated } from "./risk/card-trust.ts";
import type { DiscrepancyKind, Settlement } from "./settle/settlement.ts";

/** `attemptId` is the idempotency key: repeating opens nothing new. */
export type PaymentOrder = Readonly<{
  attemptId: string;
  donationId: string;
  reference: string;
  chargedCents: Cents;
  currency: Donation["currency"];
  frequency: Frequency;
  donorName: string | null;
  donorEmail: string;
  language: Donation["language"];
  /** Without scripts only a provider with a hosted page can serve. */
  needsHostedPage: boolean;
  byTransfer: boolean;
  /** Null: the donor chooses at the provider. */
  method: OnlineMethod | null;
  note: GiftNote;
  /** Methods that are switched off at the provider. */
  without?: readonly string[];
  /** Risk and origin. Omitted if not rated. */
  rated?: Rated | undefined;
}>;

export type OpenedPayment = PaymentRef & Readonly<{ next: NextStep }>;

/** The second: the account does not take this method any more, or not now. */
export type OpenRefusal = "unavailable" | "method_unavailable";

/** All providers behind one port, including the choice and failover. */
export type Payments = {
  /** Without a rating: for anyone at all. */
  isAvailable: (rated?: Rated) => Promise<boolean>;
  open: (order: PaymentOrder) => Promise<OpenedPayment | OpenRefusal>;
  /** Afterwards it cannot be paid. `refused`: too late, or no answer. */
  withdraw: (payment: PaymentRef) => Promise<"withdrawn" | "refused">;
  fetch: (payment: PaymentRef) => Promise<PaymentReport | "unknown" | "unavailable">;
  refund: (
    refund: PaymentRef & { cents: Cents; refundId: string },
  ) => Promise<"accepted" | "refused" | "unavailable">;
};

/** The payments, by a provider's own names, of which money was refunded or taken back since then. */
export type ReturnedSince = (since: Date) => Promise<readonly string[] | "unavailable">;

/** Found by their secret, of which only a hash is stored. */
export type Sessions = {
  open: (session: {
    clientSecret: string;
    userId: string | null;
    /** Rates when it was opened; they stay. */
    fees: FeeRates;
    openedAt: Date;
    expiresAt: Date;
  }) => Promise<void>;
  /** Restarts with this change of the form. */
  prolong: (change: {
    clientSecret: string;
    userId: string | null;
    now: Date;
    expiresAt: Date;
  }) => Promise<"prolonged" | SessionRefusal>;
};

/** Unknown includes other people's. Closed: the donation is paid or final. */
export type SessionRefusal = "session_unknown" | "session_expired" | "session_closed";

export type StartedDonation = Readonly<{
  donation: Donation;
  attempt: PaymentAttempt;
  /** Payments of earlier tries that could still be paid. */
  earlier: readonly BegunPayment[];
}>;

/** A payment that its donor may continue while its next step is known. */
export type BegunPayment = PaymentRef & Readonly<{ next: NextStep | null; choices: DonationChoices }>;

export type Donations<Entry> = {
  /** Null: no such session. */
  sessionFees: (clientSecret: string) => Promise<FeeRates | null>;
  /** Stores both and ties them to the session, if it has none yet. */
  begin: (start: {
    clientSecret: string;
    donation: Donation;
    attempt: PaymentAttempt;
    now: Date;
  }) => Promise<"begun" | "already_begun" | Exclude<SessionRefusal, "session_closed">>;
  ofSession: (clientSecret: string, userId: string | null) => Promise<StartedDonation | null>;
  /** The attempt keeps the donor's choices until its payment opens, because an earlier payment may still be paid. Stale: other version. */
  restart: (donation: Donation, attempt: PaymentAttempt) => Promise<"restarted" | "stale">;
  /** True for one caller at a time, while the attempt has no next step. */
  claim: (attemptId: string, now: Date, until: Date) => Promise<boolean>;
  release: (attemptId: string) => Promise<void>;
  /** Copies the attempt's choices to the donation. Superseded: another payment opened meanwhile. */
  opened: (attempt: PaymentAttempt, payment: OpenedPayment) => Promise<"opened" | "superseded">;
  /** No provider could open it: FAILED, unless something else has happened to it since. */
  giveUp: (attemptId: string, at: Date) => Promise<void>;

  findByPayment: (report: PaymentReport) => Promise<DonationOfPayment | null>;
  /** One transaction: settlement, entries and the notice marked as done. Writes nothing if it was planned on an old version. */
  settle: (
    settlement: Settlement,
    entries: readonly Entry[],
    notice: Notice | null,
  ) => Promise<"settled" | "stale">;
  /** The monthly gift that a provider collects under this name. */
  findMonthly: (
    subscription: Readonly<{ provider: PaymentRef["provider"]; subscriptionId: string }>,
  ) => Promise<KnownMonthlyGift | null>;
  /** Stores a renewal with its payment and advances the next charge. Does nothing if the payment has a donation already. */
  beginRenewal: (donation: Donation, attempt: PaymentAttempt) => Promise<void>;
  noteDiscrepancy: (discrepancy: {
    kind: DiscrepancyKind;
    report: PaymentReport;
    donationId: string | null;
  }) => Promise<void>;
};

export type DonationOfPayment = Readonly<{
  donation: Donation;
  attempt: PaymentAttempt;
  isCurrent: boolean;
  /** Payments of its other tries that could still be paid. */
  others: readonly PaymentRef[];
}>;

/** Giving does not know the ledger; the composition connects them. */
export type BookMovement<Entry> = (movement: MoneyMovement) => Entry;

export type Purposes = {
  status: (purpose: {
    campaignId: string | null;
    programId: string | null;
    fund: Fund | null;
  }) => Promise<"open" | PurposeRefusal>;
};
export type PurposeRefusal = "campaign_unknown" | "campaign_ended" | "program_unknown" | "zakat_not_eligible";

/** Some countries forbid asking for donations; staff maintain the table. */
export type IsServed = (country: string | null) => Promise<boolean>;

/** Each webhook is handled once, however often it is sent. */
export type Notice = PaymentRef & Readonly<{ eventId: string }>;

export type Notices = {
  isDone: (notice: Notice) => Promise<boolean>;
  /** Stored for later, so the sender need not repeat it. */
  keep: (notice: Notice, at: Date) => Promise<void>;
  done: (notice: Notice, at: Date) => Promise<void>;
};
