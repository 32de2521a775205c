import type { Language } from "#domain/language.ts";
import type { Currency } from "#domain/money/currency.ts";
import { plus, type Cents } from "#domain/money/cents.ts";
import { minus, sumOf } from "#domain/money/sums.ts";
import type { Frequency } from "../donation.ts";
import type { Provider } from "../payment-report.ts";
import type { Donor } from "../donor.ts";

/** A gift that came in, with all that a receipt and a statement tell about it. */
export type ReceivedGift = Readonly<{
  donationId: string;
  reference: string;
  /** Null for the moment between the money and the number. */
  receiptNumber: string | null;
  /** When that number was given out. */
  receiptIssuedAt: Date | null;
  /** The calendar day in the Netherlands on which the money came in. */
  receivedOn: string;
  giftCents: Cents;
  /** What the donor added to cover the fees. It is part of the gift. */
  coverCents: Cents;
  currency: Currency;
  frequency: Frequency;
  /** The provider's own word, such as `ideal` or `card`; `cash`, `cheque` and `in_kind` are staff's. */
  method: string | null;
  /** Given in kind: what, and what its value was taken from. */
  inKind: Readonly<{ goods: string; valuedHow: string; valuedBy: string }> | null;
  provider: Provider;
  providerReference: string;
  campaignId: string | null;
  programId: string | null;
  /** Names the campaign or program as it was when the gift was booked; null for gifts from before that was kept. */
  purposeId: number | null;
  /** Whether the tax office listed the foundation at the moment when the money came in. */
  anbi: boolean;
  donorName: string | null;
  /** Given by somebody who was signed in, so that its name is its owner's own word. A guest writes whatever they like. */
  givenSignedIn: boolean;
  language: Language;
  returned: readonly ReturnedMoney[];
}>;

/** Money of a gift that left again and has not come back; a reversal says that it was no gift, or not this one. */
export type ReturnedMoney = Readonly<{
  kind: "refund" | "chargeback" | "reversal";
  /** As the books name it. */
  movementId: string;
  on: string;
  cents: Cents;
  /** What of it had been added to cover the costs of paying. */
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

/** Undone by staff: its receipt stays in the series and counts for nothing. */
export const reversalOf = ({ returned }: Pick<ReceivedGift, "returned">): ReturnedMoney | null =>
  returned.find(({ kind }) => kind === "reversal") ?? null;

/** Dutch tax law has known no deduction of cash since 2021. */
export const isCash = ({ method }: Pick<ReceivedGift, "method">): boolean => method === "cash";

/** What is left of what was added to cover the fees. */
export const keptCover = ({ coverCents, returned }: Pick<ReceivedGift, "coverCents" | "returned">): Cents =>
  minus(coverCents, sumOf(returned.map((part) => part.coverCents)));

/** What receipts, statements and the letters about them are made from. */
export type ReceivedGifts = {
  ofReceipt: (receiptId: string) => Promise<ReceivedGift | null>;
  /** By the number on its receipt: 2026-000123. */
  ofNumber: (receiptNumber: string) => Promise<ReceivedGift | null>;
  find: (donationId: string) => Promise<ReceivedGift | null>;
  ofRefund: (movementId: string) => Promise<ReceivedGift | null>;
  /** Null also when it is somebody else's. */
  ofDonor: (donor: Donor, donationId: string) => Promise<ReceivedGift | null>;
  /** The numbers of a donor's receipts, by donation. */
  numbersOf: (donor: Donor) => Promise<ReadonlyMap<string, string>>;
  /** What each of a donor's paid gifts was booked for, by donation. */
  purposesOf: (donor: Donor) => Promise<ReadonlyMap<string, number | null>>;
  /** All of one Dutch calendar year, oldest first. */
  ofYear: (donor: Donor, year: number) => Promise<ReceivedGift[]>;
};
