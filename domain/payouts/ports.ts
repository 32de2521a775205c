import type { Cents } from "#domain/money/cents.ts";
import type { PayingProvider } from "#domain/money/providers.ts";
import type { Payout, PayoutPart } from "./payout.ts";

/** Why a provider does not say: it cannot be asked now, or our key may not read this. */
export type NotTold = "unavailable" | "not_permitted";

/** A provider, as far as it pays out. */
export type PayoutSource = {
  /** Those made since then, the oldest first, however often they were told before. */
  payoutsSince: (since: Date) => Promise<readonly Payout[] | NotTold>;
  partsOf: (payoutId: string) => Promise<readonly PayoutPart[] | NotTold>;
  /** All that lies there for us, available or still on its way into the balance, in euros. */
  balance: () => Promise<Readonly<{ cents: Cents }> | NotTold>;
};

type KnownPayout = Readonly<{ state: Payout["state"]; isBooked: boolean }>;

export type StoredPayouts = {
  /** From when on a provider is asked: a while before it was last asked, or when it first held money of ours. */
  askSince: (provider: PayingProvider) => Promise<Date | null>;
  known: (provider: PayingProvider, id: string) => Promise<KnownPayout | null>;
  /** Of these payments, those that the books have still to hear of. */
  unheardOf: (provider: PayingProvider, paymentIds: readonly string[]) => Promise<readonly string[]>;
  /** Stores what is new of it and books it, together. Null: its parts are known already. */
  keep: (payout: Payout, parts: readonly PayoutPart[] | null) => Promise<void>;
  noteAsked: (provider: PayingProvider, until: Date, refusal: NotTold | null) => Promise<void>;
};
