import * as z from "zod/mini";
import { dutchYear } from "#domain/calendar/dutch-date.ts";
import { frequencies, type Donation } from "./donation.ts";
import { donationStatuses } from "#domain/donation-status.ts";
import { centsField } from "#domain/money/cents-field.ts";
import type { Cents } from "#domain/money/cents.ts";
import { sumOf } from "#domain/money/sums.ts";

/** What the books still count after refunds and chargebacks. */
export type KeptGift = Readonly<{ keptCents: Cents; paidAt: Date; isCash: boolean }>;

export const myDonationAnswer = z.object({
  id: z.string(),
  amountCents: centsField,
  createdAt: z.string(),
  status: z.enum(donationStatuses),
  campaignId: z.nullable(z.string()),
  reference: z.string(),
  frequency: z.enum(frequencies),
  /** With the fees, when the donor covered them. */
  chargedCents: centsField,
});
export type MyDonation = z.infer<typeof myDonationAnswer>;

export const myGivingAnswer = z.object({
  totalCents: centsField,
  totalCount: z.int(),
  yearCents: centsField,
  yearCount: z.int(),
  /** Deductible this year; cash never is. */
  deductibleCents: centsField,
  monthlyCents: centsField,
  monthlyCount: z.int(),
});
export type MyGiving = z.infer<typeof myGivingAnswer>;

export type ShownDonation = Pick<
  Donation,
  | "id"
  | "giftCents"
  | "createdAt"
  | "paidAt"
  | "status"
  | "campaignId"
  | "programId"
  | "reference"
  | "frequency"
  | "chargedCents"
>;

export const myDonation = (donation: ShownDonation): MyDonation => ({
  id: donation.id,
  amountCents: donation.giftCents,
  createdAt: donation.createdAt.toISOString(),
  status: donation.status,
  campaignId: donation.campaignId,
  reference: donation.reference,
  frequency: donation.frequency,
  chargedCents: donation.chargedCents,
});

/** By tax rules: a donation belongs to the Dutch calendar year of its payment; fully returned donations do not count. */
export function sumUp(gifts: readonly KeptGift[], monthlyCents: readonly Cents[], now: Date): MyGiving {
  const kept = gifts.filter(({ keptCents }) => keptCents > 0);
  const year = dutchYear(now);
  const thisYear = kept.filter(({ paidAt }) => dutchYear(paidAt) === year);
  return {
    totalCents: centsOf(kept),
    totalCount: kept.length,
    yearCents: centsOf(thisYear),
    yearCount: thisYear.length,
    deductibleCents: centsOf(thisYear.filter(({ isCash }) => !isCash)),
    monthlyCents: sumOf(monthlyCents),
    monthlyCount: monthlyCents.length,
  };
}

const centsOf = (gifts: readonly KeptGift[]): Cents => sumOf(gifts.map(({ keptCents }) => keptCents));
