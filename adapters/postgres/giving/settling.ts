import type pg from "pg";
import type { PaymentRef } from "#domain/giving/payment-truth.ts";
import type { Donations, Notice } from "#domain/giving/ports.ts";
import type { Settlement } from "#domain/giving/settlement.ts";
import type { Entry } from "#domain/ledger/entry.ts";
import { inTransaction } from "../in-transaction.ts";
import { writingEntries } from "../ledger.ts";
import { writingRenewal } from "./renewing.ts";
import {
  attemptColumns,
  attemptOf,
  donationColumns,
  donationOf,
  payableAttempts,
  type AttemptRow,
  type DonationRow,
} from "./rows.ts";
import { mailsOf, queueingMails } from "./settlement-mails.ts";

type Settling = Pick<Donations<Entry>, "findByPayment" | "settle" | "report">;
type Queryable = Pick<pg.ClientBase, "query">;

/** From the provider to the books. */
export const settlingDonations = (pool: pg.Pool): Settling => ({
  findByPayment: async ({ provider, paymentId, attemptId }) => {
    const { rows } = await pool.query<
      DonationRow & AttemptRow & { isCurrent: boolean; others: PaymentRef[] }
    >({
      name: "donation-by-payment",
      text: `select ${donationColumns}, ${attemptColumns}, ${payableAttempts("o.id <> a.id")} as others,
          a.number = d.attempts as "isCurrent"
        from payment_attempts a join donations d on d.id = a.donation_id
        where (a.provider = $1 and a.payment_id = $2) or (a.id = $3 and a.payment_id is null)
        order by a.payment_id is null limit 1`,
      values: [provider, paymentId, attemptId],
    });
    const row = rows[0];
    if (!row) return null;
    return {
      donation: donationOf(row),
      attempt: attemptOf(row),
      isCurrent: row.isCurrent,
      others: row.others,
    };
  },

  // Nearly always one move, and then one statement is the whole transaction.
  settle: (settlement, entries, notice) =>
    settlement.moves.length <= 1
      ? writeSettlement(pool, settlement, entries, notice)
      : inTransaction(pool, async (client) => {
          const written = await writeSettlement(client, settlement, entries, notice);
          if (written === "settled") await moveOn(client, settlement);
          return written;
        }),

  report: async ({ kind, truth, donationId }) => {
    await pool.query(
      // Meanwhile another may have found out whose it is.
      `insert into discrepancies (kind, provider, payment_id, donation_id, truth)
       select $1, $2, $3, $4, $5
       where $1 <> 'unknown_payment' or not exists (
         select from payment_attempts where provider = $2 and payment_id = $3)
       on conflict (kind, provider, payment_id) do nothing`,
      [kind, truth.provider, truth.paymentId, donationId, truth],
    );
  },
});

async function writeSettlement(
  db: Queryable,
  settlement: Settlement,
  entries: readonly Entry[],
  notice: Notice | null,
): Promise<"settled" | "stale"> {
  const { donation, plannedOn, attemptId, truth, moves, receiptYear, begins, renewed, discrepancies } =
    settlement;
  const walk = [donation.status, ...moves];
  const { rowCount } = await db.query({
    name: "donation-settle",
    text: `with moved as (
        update donations set status = $3, version = version + 1, amount_cents = $4, charged_cents = $5,
          frequency = $6, paid_at = $7, paid_attempt_id = $8, recurring_gift_id = $9
        where id = $1 and version = $2
        returning id
      ), attempt as (
        update payment_attempts set provider = $11, payment_id = $12, truth = $13,
          next = case when $14 = 'open' then next end
        from moved
        where payment_attempts.id = $10 and (payment_id is null or (provider = $11 and payment_id = $12))
      ), event as (
        insert into donation_events (donation_id, from_status, to_status, attempt_id)
        select moved.id, step.from_status, step.to_status, $10
        from moved, unnest($15::text[], $16::text[]) with ordinality as step(from_status, to_status, position)
        order by position
      ), ${writingEntries({ json: "$17::jsonb", after: "moved" })},
      receipt as (
        insert into receipts (donation_id, cause, year) select id, 'gift', $18::int from moved where $18::int is not null
      ), ${queueingMails({ json: "$25::jsonb", after: "moved" })},
      monthly as (
        insert into recurring_gifts (id, status, amount_cents, charged_cents, provider, subscription_id, day_of_month,
          next_charge_on)
        select gift.id, gift.status, gift."amountCents", gift."chargedCents", gift.provider, gift."subscriptionId",
          gift."dayOfMonth", gift."nextChargeOn"
        from moved, jsonb_to_recordset($19::jsonb) as gift(id text, status text, "amountCents" bigint,
          "chargedCents" bigint, provider text, "subscriptionId" text, "dayOfMonth" smallint, "nextChargeOn" date)
      ), named as (
        update recurring_gifts r set subscription_id = $22::text
        from moved where r.id = moved.id and r.subscription_id is null and $22::text is not null
      ), ${writingRenewal({ giftId: "$9", outcome: "$23::text", at: "$24::timestamptz", after: "moved" })},
      discrepancy as (
        insert into discrepancies (kind, provider, payment_id, donation_id, truth)
        select kind, $11, $12, moved.id, $13 from moved, unnest($20::text[]) as kind
        on conflict (kind, provider, payment_id) do nothing
      ), heard as (
        insert into provider_events (provider, event_id, payment_id, received_at, done_at)
        select $11, $21::text, $12, now(), now() from moved where $21::text is not null
        on conflict (provider, event_id) do update set done_at = excluded.done_at
          where provider_events.done_at is null
      )
      select from moved`,
    values: [
      donation.id,
      plannedOn,
      moves[0] ?? donation.status,
      donation.amountCents,
      donation.chargedCents,
      donation.frequency,
      donation.paidAt,
      donation.paidAttemptId,
      donation.recurringGiftId,
      attemptId,
      truth.provider,
      truth.paymentId,
      truth,
      truth.state,
      walk.slice(0, -1),
      moves,
      JSON.stringify(entries),
      receiptYear,
      JSON.stringify(begins ? [begins] : []),
      discrepancies,
      notice?.eventId ?? null,
      truth.subscriptionId,
      renewed?.outcome ?? null,
      renewed?.at ?? null,
      JSON.stringify(mailsOf(settlement)),
    ],
  });
  return rowCount === 1 ? "settled" : "stale";
}

/** The remaining moves, one by one: the database lets a status go only where the guard lets it. */
async function moveOn(client: Queryable, { donation, moves }: Settlement): Promise<void> {
  for (const status of moves.slice(1)) {
    await client.query("update donations set status = $2, version = version + 1 where id = $1", [
      donation.id,
      status,
    ]);
  }
}
