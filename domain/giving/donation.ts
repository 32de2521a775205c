import type { Language } from "#domain/language.ts";
import type { Fund } from "#domain/money/fund.ts";
import type { Currency } from "#domain/money/currency.ts";
import type { DonationStatus } from "#domain/donation-status.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { OnlineMethod } from "#domain/money/online-method.ts";
import type { Tribute } from "./tribute.ts";

export const frequencies = ["ONE_TIME", "MONTHLY"] as const;
export type Frequency = (typeof frequencies)[number];

/** May change until it is paid. */
export type DonationChoices = Readonly<{
  giftCents: Cents;
  /** Gift plus fee cover. */
  chargedCents: Cents;
  currency: Currency;
  frequency: Frequency;
  campaignId: string | null;
  programId: string | null;
  /** Zakat is spent only on people in need, and costs are not taken from it. */
  fund: Fund | null;
  /** By the donor's own bank with our reference, without a provider. */
  byTransfer: boolean;
  /** Null: chosen at the provider. */
  method: OnlineMethod | null;
  donorName: string | null;
  donorEmail: string;
  language: Language;
  tribute: Tribute | null;
}>;

export type Donation = DonationChoices &
  Readonly<{
    id: string;
    /** Used by donor and staff on the phone and on bank transfers. */
    reference: string;
    status: DonationStatus;
    /** Grows with every change, so that two writers cannot both build on the same past. */
    version: number;
    userId: string | null;
    country: string | null;
    createdAt: Date;
    paidAt: Date | null;
    paidAttemptId: string | null;
    monthlyGiftId: string | null;
  }>;

/** Determined by the server, never from the request body. */
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

export const choicesIn = (donation: DonationChoices): DonationChoices => ({
  giftCents: donation.giftCents,
  chargedCents: donation.chargedCents,
  currency: donation.currency,
  frequency: donation.frequency,
  campaignId: donation.campaignId,
  programId: donation.programId,
  fund: donation.fund ?? null,
  byTransfer: donation.byTransfer,
  method: donation.method ?? null,
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
  "method",
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
