import type pg from "pg";
import { writingEntries } from "../ledger/ledger.ts";
import { chosenWhen } from "./choice-columns.ts";
import { writingRenewal } from "./renewing.ts";
import { queueingMails } from "./settlement-mails.ts";
import {
  columns,
  isPlain,
  plainColumns,
  plainRow,
  wholeRow,
  type SettlementToWrite,
} from "./settlement-rows.ts";

/** One statement, so all or none are written. A settlement planned on an old version writes nothing and is stale. */
export async function writeSettlements(
  db: Pick<pg.ClientBase, "query">,
  settling: readonly SettlementToWrite[],
): Promise<("settled" | "stale")[]> {
  // Opening an unused table costs as much as writing a row, and most settlements only mark a paid donation.
  const arePlain = settling.every(isPlain);
  const { rows } = await db.query<{ place: number }>({
    name: arePlain ? "donation-settle-plain" : "donation-settle",
    text: `with asked as (
        select * from json_to_recordset($1::json) as asked(${arePlain ? plainColumns : columns})
      ), moved as (
        update donations d set status = asked.status, version = d.version + 1, paid_at = asked."paidAt",
          paid_attempt_id = asked."paidAttemptId"${arePlain ? "" : choosing}
        from asked
        where d.id = any($2) and d.id = asked.id and d.version = asked."plannedOn"
        returning asked.*
      ), attempt as (
        update payment_attempts a set provider = moved.provider, payment_id = moved."paymentId", truth = moved.report,
          next = case when moved.report->>'state' = 'open' then a.next end,
          wishes = case when moved."receiptYear" is null then a.wishes end
        from moved
        where a.id = any($3) and a.id = moved."attemptId"
          and coalesce(a.provider = moved.provider and a.payment_id = moved."paymentId", true)
      ), event as (
        insert into donation_events (donation_id, from_status, to_status, attempt_id)
        ${arePlain ? oneMove : allMoves}
      ), entries as (
        select jsonb_array_elements(entries) as entry from moved
      ), ${writingEntries({ entries: "entries" })},
      receipt as (
        insert into receipts (donation_id, cause, year)
        select id, 'gift', "receiptYear" from moved where "receiptYear" is not null order by place
      ), ${arePlain ? "" : bringingMore}heard as (
        insert into provider_events (provider, event_id, payment_id, received_at, done_at)
        select provider, "eventId", "paymentId", now(), now() from moved where "eventId" is not null
        on conflict (provider, event_id) do update set done_at = excluded.done_at
          where provider_events.done_at is null
      )
      select place from moved`,
    values: [
      JSON.stringify(arePlain ? settling.map(plainRow) : settling.map(wholeRow)),
      settling.map(({ settlement }) => settlement.donation.id),
      settling.map(({ settlement }) => settlement.attemptId),
    ],
  });
  const places = new Set(rows.map(({ place }) => place));
  return settling.map((_, place) => (places.has(place) ? "settled" : "stale"));
}

const choosing = `, recurring_gift_id = asked."monthlyGiftId",
  ${chosenWhen('asked."receiptYear" is not null', "asked")}`;

const oneMove = `select id, "from", "to", "attemptId" from moved where "to" is not null order by place`;
const allMoves = `select moved.id, step.from_status, step.to_status, moved."attemptId"
  from moved, unnest(moved."from", moved."to") with ordinality as step(from_status, to_status, position)
  order by place, position`;

/** Rare parts of a settlement: declined cards, mails, a monthly donation, discrepancies. */
const bringingMore = `declined as (
    insert into declined_cards (provider, decline_id, attempt_id, at)
    select moved.provider, card.id, moved."attemptId", card.at
    from moved, jsonb_to_recordset(coalesce(moved.report->'declines', '[]')) as card(id text, at timestamptz)
    on conflict (provider, decline_id) do nothing
  ), ${queueingMails("moved")},
  monthly as (
    insert into recurring_gifts (id, status, amount_cents, charged_cents, provider, subscription_id, day_of_month,
      next_charge_on, failed_at)
    select gift.id, gift.status, gift."giftCents", gift."chargedCents", gift.provider, gift."subscriptionId",
      gift."dayOfMonth", gift."nextChargeOn", gift."failedAt"
    from moved, jsonb_to_recordset(moved.begins) as gift(id text, status text, "giftCents" bigint,
      "chargedCents" bigint, provider text, "subscriptionId" text, "dayOfMonth" smallint, "nextChargeOn" date,
      "failedAt" timestamptz)
  ), named as (
    update recurring_gifts r set subscription_id = moved."subscriptionId"
    from moved where r.id = moved.id and r.subscription_id is null and moved."subscriptionId" is not null
  ), ${writingRenewal("moved")},
  discrepancy as (
    insert into discrepancies (kind, provider, payment_id, donation_id, truth)
    select kind, provider, "paymentId", moved.id, moved.report from moved, unnest(moved.discrepancies) as kind
    on conflict (kind, provider, payment_id) do nothing
  ), `;
