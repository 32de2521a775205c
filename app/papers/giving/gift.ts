import type { PeriodicPart } from "#domain/giving/periodic/periodic-terms.ts";
import { netOf, type ReceivedGift } from "#domain/giving/settle/received-gift.ts";
import type { Localized } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";
import { minus, sumOf } from "#domain/money/sums.ts";

export type Donor = Readonly<{
  name: string | null;
  /** Postal lines; empty if unknown. */
  addressLines: readonly string[];
}>;

type Received = Pick<
  ReceivedGift,
  | "donationId"
  | "receivedOn"
  | "giftCents"
  | "coverCents"
  | "currency"
  | "frequency"
  | "fund"
  | "method"
  | "inKind"
  | "provider"
  | "providerReference"
  | "returned"
>;

export type Gift = Received &
  Readonly<{
    /** Without gaps within a year: 2026-000123. */
    receiptNumber: string;
    /** Null: unrestricted. */
    purpose: Localized | null;
    /** The parts under periodic agreements; the rest is an ordinary donation. */
    periodic: readonly PeriodicPart[];
  }>;

export const ordinaryCents = (gift: Gift): Cents =>
  minus(netOf(gift), sumOf(gift.periodic.map(({ cents }) => cents)));
