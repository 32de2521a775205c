import type { Cents } from "./cents.ts";
import type { Fund } from "./fund.ts";
import type { PayingProvider } from "./providers.ts";

/** Who holds the money or goods: a provider until payout, our bank, or the foundation. */
export type Holder = PayingProvider | "bank" | "statement" | "expected" | "cash" | "stocks" | "fixed-assets";

/** What money was given for. All null: unrestricted. */
export type Purpose = Readonly<{ campaignId: string | null; programId: string | null; fund: Fund | null }>;

type OfDonation = Readonly<{ donationId: string; holder: Holder; on: string }>;

export type GiftReceived = OfDonation & Purpose & Readonly<{ giftCents: Cents; coverCents: Cents }>;

/** The provider kept its fee. */
export type FeeTaken = OfDonation & Readonly<{ feeId: string; cents: Cents }>;

/** Money of a donation that was returned, or came back; `movementId` is the provider's id. */
export type GiftReturned = OfDonation &
  Purpose &
  Readonly<{ movementId: string; giftCents: Cents; coverCents: Cents }>;

export type MoneyMovement =
  | (GiftReceived & Readonly<{ kind: "gift" }>)
  | (FeeTaken & Readonly<{ kind: "fee" }>)
  | (GiftReturned & Readonly<{ kind: "refund" | "refund_failed" | "chargeback" | "chargeback_reversed" }>);

/** A movement of unmatched money: received, fee, sent back, or returned to us. Named by the provider's id, so each is booked once. */
export type UnfitMovement = Readonly<{
  kind: "suspense" | "suspense_fee" | "suspense_returned" | "suspense_restored";
  id: string;
  holder: Holder;
  cents: Cents;
  on: string;
}>;
