import type pg from "pg";
import { transferReference } from "#domain/giving/transfer/transfer-reference.ts";
import { chargeFor, firstFeeRates } from "#domain/money/cover-fees.ts";
import { paidByBank } from "#domain/giving/settle/paid-by-bank.ts";
import { storedReport } from "../giving/settlement-rows.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { SampleGift } from "./sample-gifts.ts";

/** Stores donations through the same transitions as real ones: PENDING first, and paid ones must already be booked. */
export async function storeGifts(
  client: pg.ClientBase,
  gifts: readonly SampleGift[],
  today: string,
): Promise<void> {
  const rows = gifts.map((gift, number) => ({
    ...gift,
    chargedCents: chargeFor(gift.giftCents, gift.coverFees, firstFeeRates),
    reference: gift.reference ?? `DEMO-${String(number + 1).padStart(5, "0")}`,
    isTransfer: gift.reference !== undefined,
    paymentId: gift.reference ? transferReference(gift.reference) : `demo-payment-${gift.id}`,
  }));
  await client.query(
    `insert into donations (id, reference, amount_cents, charged_cents, currency, frequency, campaign_id, donor_name,
       donor_email, user_id, country, language, by_transfer, created_at)
     select id, reference, "giftCents", "chargedCents", 'EUR', frequency, "campaignId", "donorName", "donorEmail",
       "userId", country, language, "isTransfer", ($2::date - "daysAgo") + time '09:30'
     from jsonb_to_recordset($1::jsonb) as gift(id text, reference text, "giftCents" bigint, "chargedCents" bigint,
       frequency text, "campaignId" text, "donorName" text, "donorEmail" text, "userId" text, country text,
       language text, "isTransfer" boolean, "daysAgo" int)`,
    [JSON.stringify(rows), today],
  );
  const idsOf = (...fates: SampleGift["fate"][]) =>
    gifts.filter(({ fate }) => fates.includes(fate)).map(({ id }) => id);
  await client.query(
    `insert into payment_attempts (id, donation_id, number, amount_cents, charged_cents, frequency, claimed_until,
       provider, payment_id)
     select id || '-1', id, 1, amount_cents, charged_cents, frequency, created_at,
       case when by_transfer then 'bank' else 'sandbox' end, gift."paymentId"
     from donations join jsonb_to_recordset($1::jsonb) as gift(id text, "paymentId" text) using (id)`,
    [JSON.stringify(rows)],
  );
  await tellOfTransfers(client, rows);
  await move(client, idsOf("COMPLETED", "REFUNDED"), "PENDING", "COMPLETED");
  await move(client, idsOf("REFUNDED"), "COMPLETED", "REFUNDED");
  await move(client, idsOf("FAILED"), "PENDING", "FAILED");
  await move(client, idsOf("CANCELLED"), "PENDING", "CANCELLED");
  await client.query(
    `insert into receipts (donation_id, cause, year, queued_at)
     select id, 'gift', extract(year from paid_at), paid_at from donations where paid_at is not null order by paid_at`,
  );
  await client.query("update receipts set numbered_at = queued_at where number is null");
  await beginMonthlyGifts(client, gifts);
}

type Stored = SampleGift & Readonly<{ isTransfer: boolean; paymentId: string; chargedCents: Cents }>;

/** Bank data of received transfers, and a reminder for a missing one. */
async function tellOfTransfers(client: pg.ClientBase, gifts: readonly Stored[]): Promise<void> {
  const shown = gifts
    .filter(({ isTransfer, fate }) => isTransfer && fate === "COMPLETED")
    .map(({ id, paymentId, chargedCents }) => ({
      id,
      report: storedReport(paidByBank({ paymentId, chargedCents, paidOn: "2000-01-01" })),
    }));
  await client.query(
    `update payment_attempts a set truth = shown.report || jsonb_build_object(
       'paidAt', to_char(d.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
       'asOf', extract(epoch from d.created_at)::bigint * 1000)
     from jsonb_to_recordset($1::jsonb) as shown(id text, report jsonb) join donations d using (id)
     where a.donation_id = d.id`,
    [JSON.stringify(shown)],
  );
  const waiting = gifts.findLast(({ isTransfer, fate }) => isTransfer && fate === "PENDING");
  await client.query(
    "insert into transfer_reminders (donation_id, asked_at) select id, created_at from donations where id = $1",
    [waiting?.id],
  );
}

/** Active monthly donations: started with the oldest donation, next charge a month after the latest. */
async function beginMonthlyGifts(client: pg.ClientBase, gifts: readonly SampleGift[]): Promise<void> {
  const of = gifts.filter(({ monthlyGiftId }) => monthlyGiftId !== null);
  await client.query(
    `with belongs as (
       select id, "monthlyGiftId" as gift_id
       from jsonb_to_recordset($1::jsonb) as gift(id text, "monthlyGiftId" text)
     ), latest as (
       select gift_id, max(d.created_at)::date as day from belongs join donations d using (id) group by 1
     )
     insert into recurring_gifts (id, status, amount_cents, charged_cents, provider, subscription_id, day_of_month,
       next_charge_on, noticed_for, created_at)
     select d.id, 'ACTIVE', d.amount_cents, d.charged_cents, 'sandbox', 'sub_' || d.id, extract(day from latest.day), due.day,
       -- Those that are due soon have been announced.
       case when due.day <= now()::date + 14 then due.day end, d.created_at
     from latest join donations d on d.id = latest.gift_id,
       lateral (select a_month_later(latest.day, extract(day from latest.day)::int) as day) due`,
    [JSON.stringify(of)],
  );
  await client.query(
    `update donations d set recurring_gift_id = gift."monthlyGiftId"
     from jsonb_to_recordset($1::jsonb) as gift(id text, "monthlyGiftId" text) where d.id = gift.id`,
    [JSON.stringify(of)],
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
