import * as z from "zod/mini";
import { funds } from "#domain/money/fund.ts";
import { languages } from "#domain/language.ts";
import { donationStatuses } from "#domain/donation-status.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { onlineMethods } from "#domain/money/online-method.ts";
import type { MonthlyGift } from "../monthly/monthly-gift.ts";
import { frequencies, type Donation } from "../donation.ts";

/** The last donation of this browser with all its choices. Shown to that browser only. */
export const currentDonationAnswer = z.object({
  donationId: z.string(),
  reference: z.string(),
  status: z.enum(donationStatuses),
  amountCents: centsField,
  chargedCents: centsField,
  currency: z.string(),
  frequency: z.enum(frequencies),
  /** When a monthly donation is charged next; null: not known, or it does not repeat. */
  nextChargeOn: z.nullable(z.iso.date()),
  campaignId: z.nullable(z.string()),
  programId: z.nullable(z.string()),
  fund: z.nullable(z.enum(funds)),
  byTransfer: z.boolean(),
  method: z.nullable(z.enum(onlineMethods)),
  donorName: z.nullable(z.string()),
  donorEmail: z.string(),
  language: z.enum(languages),
  tribute: z.nullable(
    z.object({
      type: z.enum(["honor", "memory"]),
      honoree: z.string(),
      message: z.nullable(z.string()),
      notifyEmail: z.nullable(z.string()),
    }),
  ),
  createdAt: z.string(),
  /** Continues the same donation instead of starting another, while it is unpaid. */
  clientSecret: z.optional(z.string()),
});
export type CurrentDonation = z.infer<typeof currentDonationAnswer>;

export const canBeResumed = ({ status }: Pick<Donation, "status">): boolean =>
  status === "PENDING" || status === "FAILED";

export const currentDonation = (
  donation: Donation,
  monthly: Pick<MonthlyGift, "status" | "nextChargeOn"> | null,
): CurrentDonation => ({
  donationId: donation.id,
  reference: donation.reference,
  status: donation.status,
  amountCents: donation.giftCents,
  chargedCents: donation.chargedCents,
  currency: donation.currency,
  frequency: donation.frequency,
  // A standing order is the donor's own; nothing is charged.
  nextChargeOn: monthly?.status === "ACTIVE" && !donation.byTransfer ? monthly.nextChargeOn : null,
  campaignId: donation.campaignId,
  programId: donation.programId,
  fund: donation.fund,
  byTransfer: donation.byTransfer,
  method: donation.method,
  donorName: donation.donorName,
  donorEmail: donation.donorEmail,
  language: donation.language,
  tribute: donation.tribute,
  createdAt: donation.createdAt.toISOString(),
});
