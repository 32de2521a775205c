import type { Cents } from "#domain/money/cents.ts";
import type { PayingProvider } from "#domain/money/providers.ts";
import type { Payout, PayoutPart } from "./payout.ts";

/** The provider does not answer, or our key lacks the permission. */
export type PayoutRefusal = "unavailable" | "not_permitted";

export type PayoutSource = {
  /** Payouts since then, oldest first, also known ones. */
  payoutsSince: (since: Date) => Promise<readonly Payout[] | PayoutRefusal>;
  partsOf: (payoutId: string) => Promise<readonly PayoutPart[] | PayoutRefusal>;
  /** Our whole balance in euros, available and pending. */
  balance: () => Promise<Readonly<{ cents: Cents }> | PayoutRefusal>;
};

type KnownPayout = Readonly<{ state: Payout["state"]; isBooked: boolean }>;

export type StoredPayouts = {
  /** The start of the next fetch: before the last one, or when the provider first held our money. */
  askSince: (provider: PayingProvider) => Promise<Date | null>;
  known: (provider: PayingProvider, id: string) => Promise<KnownPayout | null>;
  /** Those of these payments that are not booked yet. */
  unheardOf: (provider: PayingProvider, paymentIds: readonly string[]) => Promise<readonly string[]>;
  /** Stores and books what is new, atomically. Null: its parts are known already. */
  keep: (payout: Payout, parts: readonly PayoutPart[] | null) => Promise<void>;
  noteAsked: (provider: PayingProvider, until: Date, refusal: PayoutRefusal | null) => Promise<void>;
};
