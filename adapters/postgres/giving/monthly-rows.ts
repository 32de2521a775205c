import type { MonthlyGift, UnansweredChange } from "#domain/giving/monthly/monthly-gift.ts";
import type { Provider } from "#domain/giving/payment-report.ts";
import type { MonthlyPlan, MonthlyStatus } from "#domain/giving/monthly/monthly-plan.ts";
import type { Cents } from "#domain/money/cents.ts";

/** The columns of a monthly gift, named as the domain names them; `r` is the table. */
export const giftColumns = `
  r.id, r.status, r.amount_cents as "giftCents", r.charged_cents as "chargedCents", r.provider,
  r.subscription_id as "subscriptionId", r.day_of_month as "dayOfMonth", r.next_charge_on::text as "nextChargeOn",
  r.before_amount_cents as "beforeGiftCents", r.before_charged_cents as "beforeChargedCents",
  r.changed_at as "changedAt", r.wished_amount_cents as "requestedGiftCents",
  r.wished_charged_cents as "requestedChargedCents", r.ended_at as "endedAt"`;

export type GiftRow = {
  id: string;
  status: MonthlyStatus;
  giftCents: Cents;
  chargedCents: Cents;
  provider: Provider;
  subscriptionId: string | null;
  dayOfMonth: number;
  nextChargeOn: string;
  beforeGiftCents: Cents | null;
  beforeChargedCents: Cents | null;
  changedAt: string | null;
  requestedGiftCents: Cents | null;
  requestedChargedCents: Cents | null;
  /** Text where it comes out of JSON. */
  endedAt: string | Date | null;
};

export const giftOf = (row: Omit<GiftRow, "endedAt" | "changedAt">): MonthlyPlan => ({
  id: row.id,
  status: row.status,
  giftCents: row.giftCents,
  chargedCents: row.chargedCents,
  provider: row.provider,
  subscriptionId: row.subscriptionId,
  dayOfMonth: row.dayOfMonth,
  nextChargeOn: row.nextChargeOn,
});

/** With what the first donation knows of donor and purpose; `d` is that donation. */
export const monthlyColumns = `${giftColumns}, r.version, d.reference, d.campaign_id as "campaignId",
  d.donor_name as "donorName", d.donor_email as "donorEmail", d.language, r.created_at as "beganAt",
  r.failed_at as "failedAt", r.wished_day_of_month as "requestedDayOfMonth", r.wished_key as "requestedKey"`;

export type MonthlyGiftRow = Omit<GiftRow, "endedAt" | "changedAt"> &
  Omit<MonthlyGift, "unanswered"> & { requestedDayOfMonth: number | null; requestedKey: string | null };

export const monthlyGiftOf = (row: MonthlyGiftRow): MonthlyGift => ({
  ...giftOf(row),
  version: row.version,
  reference: row.reference,
  campaignId: row.campaignId,
  donorName: row.donorName,
  donorEmail: row.donorEmail,
  language: row.language,
  beganAt: row.beganAt,
  failedAt: row.failedAt,
  endedAt: row.endedAt,
  unanswered: unansweredOf(row),
});

const unansweredOf = ({
  requestedGiftCents: giftCents,
  requestedChargedCents: chargedCents,
  requestedDayOfMonth: dayOfMonth,
  requestedKey: key,
}: MonthlyGiftRow): UnansweredChange | null =>
  giftCents !== null && chargedCents !== null && dayOfMonth !== null && key !== null
    ? { giftCents, chargedCents, dayOfMonth, key }
    : null;
