import type { Cents } from "#domain/money/cents.ts";

/** The provider charges automatically and reports each charge as a payment. `refused`: it does not know the subscription. */
export type Subscriptions = {
  /** From the next charge on. Shorter months are charged on their last day. Idempotent per key. */
  change: (subscriptionId: string, choices: SubscriptionChange) => Promise<SubscriptionAnswer>;
  /** No charge until it is resumed. */
  pause: (subscriptionId: string) => Promise<SubscriptionAnswer>;
  /** Charges again, first on this date. Skipping one month is resuming a month later. */
  resume: (subscriptionId: string, nextChargeOn: string) => Promise<SubscriptionAnswer>;
  /** Permanent and idempotent. */
  cancel: (subscriptionId: string) => Promise<SubscriptionAnswer>;
  /** Where the donor chooses another card or account; afterwards the provider sends them back to `returnUrl`. */
  changeMethod: (
    subscriptionId: string,
    returnUrl: string,
  ) => Promise<Readonly<{ url: string }> | Exclude<SubscriptionAnswer, "done">>;
  /** Payments since this date, newest first: finds charges whose notice was lost. */
  charges: (
    subscriptionId: string,
    since: string,
  ) => Promise<readonly string[] | Exclude<SubscriptionAnswer, "done">>;
  /** Erases the donor at the provider once nothing is charged; payments stay in its books. */
  forget?: (subscriptionId: string) => Promise<SubscriptionAnswer>;
  describe: (subscriptionId: string) => Promise<SubscriptionReport | Exclude<SubscriptionAnswer, "done">>;
};

type SubscriptionChange = Readonly<{
  chargedCents: Cents;
  dayOfMonth: number;
  nextChargeOn: string;
  key: string;
}>;

export type SubscriptionAnswer = "done" | "refused" | "unavailable";

export type SubscriptionReport = Readonly<{
  status: "ACTIVE" | "PAUSED" | "PAST_DUE" | "ENDED";
  nextChargeOn: string | null;
  /** Shown to the donor: the kind of method and its last digits, never more. */
  method: Readonly<{ kind: "card" | "sepa_debit" | "other"; lastDigits: string | null }>;
  /** The bank's reference of a direct debit. */
  mandateReference?: string | null;
}>;
