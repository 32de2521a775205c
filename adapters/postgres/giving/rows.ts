import { choicesIn, type Donation, type DonationChoices } from "#domain/giving/donation.ts";
import type { NextStep, PaymentAttempt } from "#domain/giving/payment-attempt.ts";
import type { PaymentRef, Provider } from "#domain/giving/payment-report.ts";
import type { Tribute } from "#domain/giving/tribute.ts";
import type { Cents } from "#domain/money/cents.ts";
import { reportIn, type StoredReport } from "./settlement-rows.ts";

/** The columns of a donation, named as the domain names them; `d` is the table. */
export const donationColumns = `
  d.id, d.reference, d.status, d.version, d.amount_cents as "giftCents", d.charged_cents as "chargedCents",
  d.currency, d.frequency, d.campaign_id as "campaignId", d.program_id as "programId", d.fund, d.by_transfer as "byTransfer", d.method, d.donor_name as "donorName",
  d.donor_email as "donorEmail", d.user_id as "userId", d.country, d.language, d.tribute_type as "tributeType",
  d.tribute_honoree as "tributeHonoree", d.tribute_message as "tributeMessage",
  d.tribute_notify_email as "tributeNotifyEmail", d.recurring_gift_id as "monthlyGiftId",
  d.created_at as "createdAt", d.paid_at as "paidAt", d.paid_attempt_id as "paidAttemptId"`;

/** The columns of an attempt beside those of its donation; `a` is the table. */
export const attemptColumns = `
  a.id as "attemptId", a.number as "attemptNumber", a.amount_cents as "attemptGiftCents",
  a.charged_cents as "attemptChargedCents", a.frequency as "attemptFrequency", a.claimed_until as "claimedUntil",
  a.provider, a.payment_id as "paymentId", a.next, a.truth as report, a.wishes as choices, a.expired_at is not null as expired`;

const isPayable = `o.payment_id is not null
  and coalesce(o.truth->>'state', 'open') not in ('failed', 'cancelled')`;

/** Attempts of donation `d` that can still be paid, except those that the condition excludes. */
export const payableAttempts = (condition: string): string => `
  (select coalesce(jsonb_agg(jsonb_build_object('provider', o.provider, 'paymentId', o.payment_id) order by o.number), '[]')
   from payment_attempts o
   where o.donation_id = d.id and ${condition} and ${isPayable})`;

/** With the links to continue them, for their donor. */
export const begunAttempts = (condition: string): string => `
  (select coalesce(jsonb_agg(jsonb_build_object('provider', o.provider, 'paymentId', o.payment_id, 'next', o.next,
     'choices', coalesce(o.wishes, '{}') || jsonb_build_object('giftCents', o.amount_cents, 'chargedCents',
       o.charged_cents, 'frequency', o.frequency)) order by o.number), '[]')
   from payment_attempts o where o.donation_id = d.id and ${condition} and ${isPayable})`;

export type DonationRow = Omit<Donation, "tribute"> & {
  tributeType: Tribute["type"] | null;
  tributeHonoree: string | null;
  tributeMessage: string | null;
  tributeNotifyEmail: string | null;
};

export type AttemptRow = {
  attemptId: string;
  attemptNumber: number;
  attemptGiftCents: Cents;
  attemptChargedCents: Cents;
  attemptFrequency: Donation["frequency"];
  claimedUntil: Date;
  provider: Provider | null;
  paymentId: string | null;
  next: NextStep | null;
  report: StoredReport | null;
  choices: Partial<DonationChoices> | null;
  expired: boolean;
};

export const donationOf = (row: DonationRow): Donation => ({
  id: row.id,
  reference: row.reference,
  status: row.status,
  version: row.version,
  giftCents: row.giftCents,
  chargedCents: row.chargedCents,
  currency: row.currency,
  frequency: row.frequency,
  campaignId: row.campaignId,
  programId: row.programId,
  fund: row.fund,
  byTransfer: row.byTransfer,
  method: row.method,
  donorName: row.donorName,
  donorEmail: row.donorEmail,
  userId: row.userId,
  country: row.country,
  language: row.language,
  tribute: tributeOf(row),
  monthlyGiftId: row.monthlyGiftId,
  createdAt: row.createdAt,
  paidAt: row.paidAt,
  paidAttemptId: row.paidAttemptId,
});

export const attemptOf = (row: DonationRow & AttemptRow): PaymentAttempt => ({
  id: row.attemptId,
  donationId: row.id,
  number: row.attemptNumber,
  choices: choicesIn({
    ...donationOf(row),
    ...row.choices,
    giftCents: row.attemptGiftCents,
    chargedCents: row.attemptChargedCents,
    frequency: row.attemptFrequency,
  }),
  claimedUntil: row.claimedUntil,
  payment: paymentOf(row),
  next: row.next,
  report: row.report && reportIn(row.report),
  expired: row.expired,
});

const tributeOf = (row: DonationRow): Tribute | null =>
  row.tributeType && row.tributeHonoree
    ? {
        type: row.tributeType,
        honoree: row.tributeHonoree,
        message: row.tributeMessage,
        notifyEmail: row.tributeNotifyEmail,
      }
    : null;

const paymentOf = ({ provider, paymentId }: AttemptRow): PaymentRef | null =>
  provider && paymentId ? { provider, paymentId } : null;
