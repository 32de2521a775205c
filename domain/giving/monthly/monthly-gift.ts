import * as z from "zod/mini";
import { languages, type Language, type Localized } from "#domain/language.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { monthlyStatuses, type MonthlyPlan, type MonthlyAmounts } from "./monthly-plan.ts";
import type { SubscriptionReport } from "./subscriptions.ts";
import type { Donor } from "../donor.ts";

export type MonthlyGift = MonthlyPlan &
  Readonly<{
    version: number;
    reference: string;
    campaignId: string | null;
    donorName: string | null;
    donorEmail: string;
    language: Language;
    beganAt: Date;
    /** Since when a charge has been owed. */
    failedAt: Date | null;
    endedAt: Date | null;
    unanswered: UnansweredChange | null;
  }>;

/** A change without an answer from the provider. It is retried under the same key until there is one. */
export type UnansweredChange = MonthlyAmounts & Readonly<{ dayOfMonth: number; key: string }>;

export type MonthlyChange = Partial<
  Pick<MonthlyGift, "status" | "giftCents" | "chargedCents" | "dayOfMonth" | "nextChargeOn">
>;

export type MonthlyOccasion = "changed" | "paused" | "resumed" | "skipped" | "cancelled";

export type MonthlyGifts = {
  /** Newest first. */
  ofDonor: (donor: Donor) => Promise<MonthlyGift[]>;
  find: (id: string, donor: Donor) => Promise<MonthlyGift | null>;
  /** Opened by the key in an email, until it expires. */
  findForKey: (key: string, now: Date) => Promise<MonthlyGift | null>;
  /** Stored before the provider is called: it may charge the new amount before we get its answer. */
  keepChange: (gift: MonthlyGift, change: UnansweredChange, at: Date) => Promise<"kept" | "stale">;
  forgetChange: (id: string, key: string) => Promise<void>;
  /** Requested before this, oldest first. */
  unanswered: (askedBefore: Date, most: number) => Promise<MonthlyGift[]>;
  reload: (id: string) => Promise<MonthlyGift | null>;
  /** Writes the change and its email, if any. Stale: the donor changed it meanwhile. `key`: of the request being answered. */
  write: (
    gift: MonthlyGift,
    change: MonthlyChange,
    occasion: MonthlyOccasion | null,
    at: Date,
    key: string | null,
  ) => Promise<"written" | "stale">;
};

export const monthlyGiftAnswer = z.object({
  id: z.string(),
  reference: z.string(),
  amountCents: centsField,
  chargedCents: centsField,
  status: z.enum(monthlyStatuses),
  dayOfMonth: z.int(),
  /** Can be changed or stopped only at the donor's bank. */
  isStandingOrder: z.boolean(),
  /** Null while nothing will be charged. */
  nextChargeOn: z.nullable(z.string()),
  /** Null: the provider is unavailable. */
  method: z.nullable(
    z.object({
      kind: z.enum(["card", "sepa_debit", "other"]),
      lastDigits: z.nullable(z.string()),
    }),
  ),
  changingTo: z.nullable(z.object({ amountCents: centsField, dayOfMonth: z.int() })),
  campaignId: z.nullable(z.string()),
  campaignTitle: z.nullable(z.record(z.enum(languages), z.string())),
  beganAt: z.string(),
  endedAt: z.nullable(z.string()),
});
export type MyMonthlyGift = z.infer<typeof monthlyGiftAnswer>;

/** The provider's date of the next charge overrides ours. */
export function myMonthlyGift(
  gift: MonthlyGift,
  subscription: SubscriptionReport | null,
  campaignTitle: Localized | null,
): MyMonthlyGift {
  const isCharged = gift.status === "ACTIVE" || gift.status === "PAST_DUE";
  return {
    id: gift.id,
    reference: gift.reference,
    amountCents: gift.giftCents,
    chargedCents: gift.chargedCents,
    status: gift.status,
    dayOfMonth: gift.dayOfMonth,
    isStandingOrder: gift.provider === "bank",
    nextChargeOn: isCharged ? (subscription?.nextChargeOn ?? gift.nextChargeOn) : null,
    method: subscription?.method ?? null,
    changingTo: gift.unanswered && {
      amountCents: gift.unanswered.giftCents,
      dayOfMonth: gift.unanswered.dayOfMonth,
    },
    campaignId: gift.campaignId,
    campaignTitle,
    beganAt: gift.beganAt.toISOString(),
    endedAt: gift.endedAt?.toISOString() ?? null,
  };
}
