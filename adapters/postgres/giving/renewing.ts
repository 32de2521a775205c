import type pg from "pg";
import type { Donations } from "#domain/giving/ports.ts";
import type { KnownMonthlyGift } from "#domain/giving/monthly/renewal.ts";
import { giftColumns, giftOf, type GiftRow } from "./monthly-rows.ts";
import { donationColumns, donationOf, type DonationRow } from "./rows.ts";

type Renewing = Pick<Donations<never>, "findMonthly" | "beginRenewal">;

/** A renewal becomes its own donation. */
export const renewingDonations = (pool: Pick<pg.ClientBase, "query">): Renewing => ({
  findMonthly: async ({ provider, subscriptionId }) => {
    const { rows } = await pool.query<DonationRow & { gift: GiftRow }>({
      name: "monthly-by-subscription",
      text: `select ${donationColumns}, (select to_jsonb(gift) from (select ${giftColumns}) as gift) as gift
        from recurring_gifts r join donations d on d.id = r.id
        where r.provider = $1 and r.subscription_id = $2`,
      values: [provider, subscriptionId],
    });
    const row = rows[0];
    return row ? knownMonthlyGiftOf(row) : null;
  },

  beginRenewal: async (donation, attempt) => {
    await pool.query({
      name: "renewal-begin",
      text: `with attempt as (
          insert into payment_attempts (id, donation_id, number, amount_cents, charged_cents, frequency,
            claimed_until, provider, payment_id)
          values ($1, $2, $3, $4, $5, 'MONTHLY', $6, $7, $8)
          on conflict (provider, payment_id) do nothing
          returning donation_id
        ), donation as (
          insert into donations (id, reference, amount_cents, charged_cents, currency, frequency, campaign_id,
            program_id, donor_name, donor_email, language, user_id, country, tribute_type, tribute_honoree,
            recurring_gift_id, created_at, fund, by_transfer)
          select donation_id, $9, $4, $5, $10, 'MONTHLY', $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23
          from attempt
        ), gift as (
          update recurring_gifts r set next_charge_on = a_month_later(r.next_charge_on, r.day_of_month)
          from attempt where r.id = $20
        )
        update discrepancies set resolved_at = now(), resolution = 'renewal'
        from attempt
        where kind = 'unknown_payment' and provider = $7 and payment_id = $8 and resolved_at is null`,
      values: [
        attempt.id,
        donation.id,
        attempt.number,
        donation.giftCents,
        donation.chargedCents,
        attempt.claimedUntil,
        attempt.payment?.provider,
        attempt.payment?.paymentId,
        donation.reference,
        donation.currency,
        donation.campaignId,
        donation.programId,
        donation.donorName,
        donation.donorEmail,
        donation.language,
        donation.userId,
        donation.country,
        donation.tribute?.type ?? null,
        donation.tribute?.honoree ?? null,
        donation.monthlyGiftId,
        donation.createdAt,
        donation.fund,
        donation.byTransfer,
      ],
    });
  },
});

/** The later charge decides, not the later report: an old failure cannot undo a payment. `settled` has at most one row per gift. */
export const writingRenewal = (settled: string): string => {
  const outcome = `${settled}.outcome`;
  const at = `${settled}."chargedAt"`;
  const mends = `${outcome} = 'paid' and r.failed_at <= ${at}`;
  // A returned debit had been paid.
  const isLatest = `(${at} > coalesce(r.paid_up_to, '-infinity') or (${outcome} = 'returned' and ${at} = r.paid_up_to))`;
  const fails = `${outcome} in ('failed', 'returned') and r.failed_at is null and ${isLatest}`;
  return `renewed as (
    update recurring_gifts r set
      status = case
        when ${mends} and r.status = 'PAST_DUE' then 'ACTIVE'
        when ${fails} and r.status = 'ACTIVE' then 'PAST_DUE'
        else r.status end,
      failed_at = case when ${mends} then null when ${fails} then ${at} else r.failed_at end,
      paid_up_to = case when ${outcome} = 'paid' then greatest(r.paid_up_to, ${at}) else r.paid_up_to end
    from ${settled} where r.id = ${settled}."monthlyGiftId" and ${outcome} is not null
  )`;
};

const knownMonthlyGiftOf = ({ gift, ...first }: DonationRow & { gift: GiftRow }): KnownMonthlyGift => ({
  gift: giftOf(gift),
  first: donationOf(first),
  endedAt: gift.endedAt === null ? null : new Date(gift.endedAt),
  earlier:
    gift.beforeGiftCents !== null && gift.beforeChargedCents !== null && gift.changedAt !== null
      ? {
          giftCents: gift.beforeGiftCents,
          chargedCents: gift.beforeChargedCents,
          until: new Date(gift.changedAt),
        }
      : null,
  requested:
    gift.requestedGiftCents !== null && gift.requestedChargedCents !== null
      ? { giftCents: gift.requestedGiftCents, chargedCents: gift.requestedChargedCents }
      : null,
});
