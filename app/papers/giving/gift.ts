import type { PeriodicPart } from "#domain/giving/periodic/periodic-terms.ts";
import { netOf, type ReceivedGift } from "#domain/giving/settle/received-gift.ts";
import type { Localized } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";
import { minus, sumOf } from "#domain/money/sums.ts";

export type Donor = Readonly<{
  name: string | null;
  /** As on an envelope; empty when the donor gave none. */
  addressLines: readonly string[];
}>;

type Received = Pick<
  ReceivedGift,
  | "receivedOn"
  | "giftCents"
  | "coverCents"
  | "currency"
  | "frequency"
  | "method"
  | "inKind"
  | "provider"
  | "providerReference"
  | "returned"
>;

/** One gift that was received, as its receipt and the year's statement show it. */
export type Gift = Received &
  Readonly<{
    /** Without gaps within a year: 2026-000123. */
    receiptNumber: string;
    /** Null: wherever it is needed most. */
    purpose: Localized | null;
    /** What of it counts under a periodic gift agreement; the rest of what is left of it is an ordinary gift. */
    periodic: readonly PeriodicPart[];
  }>;

/** What is left of it and counts under no agreement. */
export const ordinaryCents = (gift: Gift): Cents =>
  minus(netOf(gift), sumOf(gift.periodic.map(({ cents }) => cents)));
