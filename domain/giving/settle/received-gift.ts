import type { Language } from "#domain/language.ts";
import type { Fund } from "#domain/money/fund.ts";
import type { Currency } from "#domain/money/currency.ts";
import { plus, type Cents } from "#domain/money/cents.ts";
import { minus, sumOf } from "#domain/money/sums.ts";
import type { Frequency } from "../donation.ts";
import type { Provider } from "../payment-report.ts";
import type { Donor } from "../donor.ts";

export type ReceivedGift = Readonly<{
  donationId: string;
  reference: string;
  /** Null between payment and numbering. */
  receiptNumber: string | null;
  receiptIssuedAt: Date | null;
  /** In the Netherlands. */
  receivedOn: string;
  giftCents: Cents;
  /** Fee cover; part of the gift. */
  coverCents: Cents;
  currency: Currency;
  frequency: Frequency;
  /** The next payment of its monthly donation; null: none follows. */
  nextChargeOn: string | null;
  fund: Fund | null;
  /** The provider's name, such as `ideal`; staff use `cash`, `cheque` and `in_kind`. */
  method: string | null;
  inKind: Readonly<{ goods: string; valuedHow: string; valuedBy: string }> | null;
  provider: Provider;
  providerReference: string;
  campaignId: string | null;
  programId: string | null;
  /** Campaign or program at booking time; null for older gifts. */
  purposeId: number | null;
  /** Whether the tax office listed the foundation at the moment when the money came in. */
  anbi: boolean;
  donorName: string | null;
  /** The name is the account owner's; guests can enter any name. */
  givenSignedIn: boolean;
  language: Language;
  returned: readonly ReturnedMoney[];
}>;

/** Money that left and has not come back. Reversal: it was not a gift, or not this one. */
export type ReturnedMoney = Readonly<{
  kind: "refund" | "chargeback" | "reversal";
  /** As in the books. */
  movementId: string;
  on: string;
  cents: Cents;
  /** The part that was fee cover. */
  coverCents: Cents;
}>;

const numberDigits = 6;

/** Without gaps within a year: 2026-000123. */
export const receiptNumberOf = (year: number, number: number): string =>
  `${year}-${String(number).padStart(numberDigits, "0")}`;

export const chargedFor = ({
  giftCents,
  coverCents,
}: Pick<ReceivedGift, "giftCents" | "coverCents">): Cents => plus(giftCents, coverCents);

export const returnedFrom = ({ returned }: Pick<ReceivedGift, "returned">): Cents =>
  sumOf(returned.map(({ cents }) => cents));

export const netOf = (gift: Pick<ReceivedGift, "giftCents" | "coverCents" | "returned">): Cents =>
  minus(chargedFor(gift), returnedFrom(gift));

/** Reversed by staff: the receipt stays in the series with no value. */
export const reversalOf = ({ returned }: Pick<ReceivedGift, "returned">): ReturnedMoney | null =>
  returned.find(({ kind }) => kind === "reversal") ?? null;

/** Not deductible in Dutch tax law since 2021. */
export const isCash = ({ method }: Pick<ReceivedGift, "method">): boolean => method === "cash";

export const keptCover = ({ coverCents, returned }: Pick<ReceivedGift, "coverCents" | "returned">): Cents =>
  minus(coverCents, sumOf(returned.map((part) => part.coverCents)));

export type ReceivedGifts = {
  ofReceipt: (receiptId: string) => Promise<ReceivedGift | null>;
  /** By the number on its receipt: 2026-000123. */
  ofNumber: (receiptNumber: string) => Promise<ReceivedGift | null>;
  find: (donationId: string) => Promise<ReceivedGift | null>;
  ofRefund: (movementId: string) => Promise<ReceivedGift | null>;
  /** Null also for another person's. */
  ofDonor: (donor: Donor, donationId: string) => Promise<ReceivedGift | null>;
  /** The numbers of a donor's receipts, by donation. */
  numbersOf: (donor: Donor) => Promise<ReadonlyMap<string, string>>;
  /** By donation. */
  purposesOf: (donor: Donor) => Promise<ReadonlyMap<string, number | null>>;
  /** All of one Dutch calendar year, oldest first. */
  ofYear: (donor: Donor, year: number) => Promise<ReceivedGift[]>;
};
