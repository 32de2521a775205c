import type pg from "pg";
import { chargeFor, firstFeeRates } from "#domain/money/cover-fees.ts";
import type { SampleGift } from "./sample-gifts.ts";

/**
 * The gifts as donations, taken through the same moves as real ones: each begins as PENDING, and one that was paid must
 * already be in the books.
 */
export async function storeGifts(
  client: pg.ClientBase,
  gifts: readonly SampleGift[],
  today: string,
): Promise<void> {
  const rows = gifts.map((gift, number) => ({
    ...gift,
    chargedCents: chargeFor(gift.amountCents, gift.coverFees, firstFeeRates),
    reference: `DEMO-${String(number + 1).padStart(5, "0")}`,
  }));
  await client.query(
    `insert into donations (id, reference, amount_cents, charged_cents, currency, frequency, campaign_id, donor_name,
       donor_email, user_id, country, language, created_at)
     select id, reference, "amountCents", "chargedCents", 'EUR', frequency, "campaignId", "donorName", "donorEmail",
       "userId", country, language, ($2::date - "daysAgo") + time '09:30'
     from jsonb_to_recordset($1::jsonb) as gift(id text, reference text, "amountCents" bigint, "chargedCents" bigint,
       frequency text, "campaignId" text, "donorName" text, "donorEmail" text, "userId" text, country text,
       language text, "daysAgo" int)`,
    [JSON.stringify(rows), today],
  );
  const idsOf = (...fates: SampleGift["fate"][]) =>
    gifts.filter(({ fate }) => fates.includes(fate)).map(({ id }) => id);
  await client.query(
    `insert into payment_attempts (id, donation_id, number, amount_cents, charged_cents, frequency, claimed_until,
       provider, payment_id)
     select id || '-1', id, 1, amount_cents, charged_cents, frequency, created_at, 'sandbox', 'demo-payment-' || id
     from donations`,
  );
  await move(client, idsOf("COMPLETED", "REFUNDED"), "PENDING", "COMPLETED");
  await move(client, idsOf("REFUNDED"), "COMPLETED", "REFUNDED");
  await move(client, idsOf("FAILED"), "PENDING", "FAILED");
  await move(client, idsOf("CANCELLED"), "PENDING", "CANCELLED");
  await client.query(
    `insert into receipts (donation_id, cause, year, queued_at)
     select id, 'gift', extract(year from paid_at), paid_at from donations where paid_at is not null order by paid_at`,
  );
  await client.query("update receipts set numbered_at = queued_at where number is null");
  await beginMonthlyGift(client, today);
}

/** The demonstration's donor gives monthly: the oldest of those gifts began it. */
async function beginMonthlyGift(client: pg.ClientBase, today: string): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `insert into recurring_gifts (id, status, amount_cents, charged_cents, provider, subscription_id, day_of_month,
       next_charge_on, created_at)
     select id, 'ACTIVE', amount_cents, charged_cents, 'sandbox', 'sub_' || id, extract(day from $1::date + 26),
       $1::date + 26, created_at
     from donations where user_id = 'demo-donor' and frequency = 'MONTHLY' order by created_at limit 1
     returning id`,
    [today],
  );
  await client.query(
    "update donations set recurring_gift_id = $1 where user_id = 'demo-donor' and frequency = 'MONTHLY'",
    [rows[0]?.id],
  );
  await client.query(
    `insert into sandbox_subscriptions (id, amount_cents, currency, reference, language, day_of_month, next_charge_on,
       last_digits)
     select r.subscription_id, r.charged_cents, d.currency, d.reference, d.language, r.day_of_month,
       r.next_charge_on, '4242'
     from recurring_gifts r join donations d on d.id = r.id`,
  );
}

async function move(client: pg.ClientBase, ids: string[], from: string, to: string): Promise<void> {
  const paid = to === "COMPLETED" ? ", paid_at = created_at, paid_attempt_id = id || '-1'" : "";
  await client.query(`update donations set status = $2, version = version + 1${paid} where id = any($1)`, [
    ids,
    to,
  ]);
  await client.query(
    `insert into donation_events (donation_id, from_status, to_status, attempt_id, at)
     select id, $2, $3, id || '-1', created_at from donations where id = any($1)`,
    [ids, from, to],
  );
}
