import type { Localized } from "#domain/language.ts";
import type { Currency } from "#domain/money/currency.ts";

export type Donor = Readonly<{
  name: string | null;
  /** As on an envelope; empty when the donor gave none. */
  addressLines: readonly string[];
}>;

/** One gift that was received, as its receipt and the year's statement show it. */
export type Gift = Readonly<{
  /** Without gaps within a year: 2026-000123. */
  receiptNumber: string;
  /** The calendar day in the Netherlands on which the money came in. */
  receivedOn: string;
  /** Without the covered fee. */
  giftCents: number;
  /** What the donor added to cover the costs of paying. It is part of the gift. */
  coverCents: number;
  currency: Currency;
  /** The provider's own word, such as `ideal` or `card`. */
  method: string | null;
  provider: string;
  providerReference: string;
  /** Null: wherever it is needed most. */
  purpose: Localized | null;
  taxBasis: TaxBasis;
  /** What of it counts under a periodic gift agreement; the rest of what is left of it is an ordinary gift. */
  periodic: readonly PeriodicPart[];
  returned: readonly Returned[];
}>;

type TaxBasis = Readonly<{ type: "one_off" | "monthly" }>;

export type PeriodicPart = Readonly<{ transactionNumber: string; cents: number }>;

/** Money of this gift that went back to the donor. */
export type Returned = Readonly<{
  kind: "refund" | "chargeback";
  on: string;
  cents: number;
  /** What of it had been added to cover the costs of paying. */
  coverCents: number;
}>;

export const chargedFor = ({ giftCents, coverCents }: Gift): number => giftCents + coverCents;

export const returnedCents = ({ returned }: Gift): number =>
  returned.reduce((sum, { cents }) => sum + cents, 0);

export const netCents = (gift: Gift): number => chargedFor(gift) - returnedCents(gift);

/** What is left of what was added to cover the costs of paying. */
export const keptCover = ({ coverCents, returned }: Gift): number =>
  coverCents - returned.reduce((sum, part) => sum + part.coverCents, 0);

/** What is left of it and counts under no agreement. */
export const ordinaryCents = (gift: Gift): number =>
  netCents(gift) - gift.periodic.reduce((sum, { cents }) => sum + cents, 0);
