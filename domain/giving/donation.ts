import type { Language } from "#domain/language.ts";
import type { Fund } from "#domain/money/fund.ts";
import type { Currency } from "#domain/money/currency.ts";
import type { DonationStatus } from "#domain/donation-status.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { Tribute } from "./tribute.ts";

export const frequencies = ["ONE_TIME", "MONTHLY"] as const;
export type Frequency = (typeof frequencies)[number];

/** What a donor chose on the form. Until it is paid the donor may choose again. */
export type DonationChoices = Readonly<{
  giftCents: Cents;
  /** The gift, and what the donor adds to cover the fees. */
  chargedCents: Cents;
  currency: Currency;
  frequency: Frequency;
  campaignId: string | null;
  programId: string | null;
  /** Given as zakat: it may be spent on people in need alone, and costs are not taken from it. */
  fund: Fund | null;
  /** From the donor's own bank, with our reference; no provider is asked. */
  byTransfer: boolean;
  donorName: string | null;
  donorEmail: string;
  language: Language;
  tribute: Tribute | null;
}>;

export type Donation = DonationChoices &
  Readonly<{
    id: string;
    /** What donor and staff call it on the phone and on a bank transfer. */
    reference: string;
    status: DonationStatus;
    /** Grows with every change, so that two writers cannot both build on the same past. */
    version: number;
    userId: string | null;
    country: string | null;
    createdAt: Date;
    paidAt: Date | null;
    /** Which of its payments brought the money. */
    paidAttemptId: string | null;
    monthlyGiftId: string | null;
  }>;

/** Who asks, as the server knows it; never taken from the request's own words. */
export type Visitor = Readonly<{ userId: string | null; country: string | null }>;

export const pendingDonation = (
  choices: DonationChoices,
  visitor: Visitor,
  { id, reference, createdAt }: Pick<Donation, "id" | "reference" | "createdAt">,
): Donation => ({
  ...choices,
  ...visitor,
  id,
  reference,
  status: "PENDING",
  version: 1,
  createdAt,
  paidAt: null,
  paidAttemptId: null,
  monthlyGiftId: null,
});

export const haveSameChoices = (one: DonationChoices, other: DonationChoices): boolean =>
  choiceNames.every((name) => one[name] === other[name]) &&
  tributeNames.every((name) => one.tribute?.[name] === other.tribute?.[name]);

/** Of a donation, what its donor chose. */
export const choicesIn = (donation: DonationChoices): DonationChoices => ({
  giftCents: donation.giftCents,
  chargedCents: donation.chargedCents,
  currency: donation.currency,
  frequency: donation.frequency,
  campaignId: donation.campaignId,
  programId: donation.programId,
  fund: donation.fund ?? null,
  byTransfer: donation.byTransfer,
  donorName: donation.donorName,
  donorEmail: donation.donorEmail,
  language: donation.language,
  tribute: donation.tribute,
});

const choiceNames = [
  "giftCents",
  "chargedCents",
  "currency",
  "frequency",
  "campaignId",
  "programId",
  "fund",
  "byTransfer",
  "donorName",
  "donorEmail",
  "language",
] as const satisfies readonly (keyof DonationChoices)[];
const tributeNames = [
  "type",
  "honoree",
  "message",
  "notifyEmail",
] as const satisfies readonly (keyof Tribute)[];
