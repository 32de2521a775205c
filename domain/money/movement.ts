import type { Cents } from "./cents.ts";
import type { Fund } from "./fund.ts";
import type { PayingProvider } from "./providers.ts";

/** Who holds the money, or the thing that was given: a payment provider until it pays out, our own bank, or we ourselves. */
export type Holder = PayingProvider | "bank" | "statement" | "expected" | "cash" | "stocks" | "fixed-assets";

/** What money was given for. Nothing of it: wherever it is needed most. */
export type Purpose = Readonly<{ campaignId: string | null; programId: string | null; fund: Fund | null }>;

type OfDonation = Readonly<{ donationId: string; holder: Holder; on: string }>;

/** A donor paid: the gift itself, and apart from it what was added to cover the fees. */
export type GiftReceived = OfDonation & Purpose & Readonly<{ giftCents: Cents; coverCents: Cents }>;

/** The provider kept its fee from what it holds for us. */
export type FeeTaken = OfDonation & Readonly<{ feeId: string; cents: Cents }>;

/** Money of one gift that left again, or came back after all; `movementId` is the provider's own name for it. */
export type GiftReturned = OfDonation &
  Purpose &
  Readonly<{ movementId: string; giftCents: Cents; coverCents: Cents }>;

/** Money that moved because of one donation, as giving tells it to the books. */
export type MoneyMovement =
  | (GiftReceived & Readonly<{ kind: "gift" }>)
  | (FeeTaken & Readonly<{ kind: "fee" }>)
  | (GiftReturned & Readonly<{ kind: "refund" | "refund_failed" | "chargeback" | "chargeback_reversed" }>);

/**
 * What moved of a payment that is no gift: it came, its fee was taken, it went back, or what went back was ours again.
 * Each is named by the provider's own name for it, so each is booked once.
 */
export type UnfitMovement = Readonly<{
  kind: "suspense" | "suspense_fee" | "suspense_returned" | "suspense_restored";
  id: string;
  holder: Holder;
  cents: Cents;
  on: string;
}>;
