import { randomBytes } from "node:crypto";
import type pg from "pg";
import { addBusinessDays } from "#domain/calendar/business-days.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Cents } from "#domain/money/cents.ts";
import { noCents } from "#domain/money/cents.ts";
import type { Payout, PayoutPart } from "#domain/payouts/payout.ts";
import type { PayoutSource } from "#domain/payouts/ports.ts";
import { inTransaction, lockByName } from "../../postgres/base/in-transaction.ts";
import { isSandboxOutOfOrder } from "./outage.ts";

type Part = Pick<PayoutPart, "id" | "kind" | "cents" | "paymentId"> & Readonly<{ at: Date }>;

export const sandboxPayouts = (pool: Pick<pg.ClientBase, "query">): PayoutSource => ({
  payoutsSince: async (since) => {
    if (isSandboxOutOfOrder()) return "unavailable";
    const { rows } = await pool.query<StoredPayout>(
      `select id, cents, made_at as "madeAt", arrives_on as "arrivesOn", failed_at as "failedAt",
         case when failed_at is not null then 'FAILED'
           when arrives_on <= (now() at time zone 'Europe/Amsterdam')::date then 'PAID' else 'ON_ITS_WAY' end as state
       from sandbox_payouts where made_at >= $1 order by made_at, id`,
      [since],
    );
    return rows.map(payoutFrom);
  },

  partsOf: async (payoutId) => {
    if (isSandboxOutOfOrder()) return "unavailable";
    const { rows } = await pool.query<Part>(
      `select part_id as id, kind, cents, payment_id as "paymentId", happened_at as at
       from sandbox_payout_parts where payout_id = $1 order by happened_at, part_id`,
      [payoutId],
    );
    return rows.map(({ at, ...part }) => ({
      ...part,
      at: at.toISOString(),
      feeCents: noCents,
      costCents: noCents,
      description: `${part.kind} ${part.id}`,
    }));
  },

  balance: async () => {
    if (isSandboxOutOfOrder()) return "unavailable";
    const { rows } = await pool.query<{ cents: Cents }>(
      `with moved as (${unpaidMovements})
       select (coalesce((select sum(cents) from moved), 0))::bigint as cents`,
    );
    return { cents: rows[0]?.cents ?? noCents };
  },
});

/** Pays out what arrived before today, as providers do daily, or everything. */
export const sandboxPaysOut =
  (pool: pg.Pool) =>
  (what: "until_yesterday" | "all", today: Day): Promise<string | null> =>
    inTransaction(pool, async (client) => {
      await lockByName(client, "sandbox payout");
      const { rows } = await client.query<{ id: string }>(
        `with moved as (
         select * from (${unpaidMovements}) as movement
         where $2 or (happened_at at time zone 'Europe/Amsterdam')::date < $3::date
       ),
       payout as (
         insert into sandbox_payouts (id, cents, arrives_on)
         select $1, sum(cents), $4 from moved having sum(cents) > 0 returning id
       ), parts as (
         insert into sandbox_payout_parts (part_id, payout_id, kind, payment_id, cents, happened_at)
         select part_id, payout.id, kind, payment_id, cents, happened_at from moved, payout
       )
       select id from payout`,
        [`sbpo_${randomBytes(8).toString("hex")}`, what === "all", today, addBusinessDays(today, 1)],
      );
      return rows[0]?.id ?? null;
    });

/** The amount returns to the balance and is part of the next payout. */
export async function failSandboxPayout(pool: pg.Pool, id: string): Promise<void> {
  await pool.query("update sandbox_payouts set failed_at = now() where id = $1 and failed_at is null", [id]);
}

/** All movements that were not paid out. A dispute can be won and lost again, so only the difference moves. */
const unpaidMovements = `
  select id as part_id, 'charge' as kind, id as payment_id, amount_cents as cents, paid_at as happened_at
  from sandbox_payments payment
  where state = 'paid' and currency = 'EUR'
    and not exists (select from sandbox_payout_parts where part_id = payment.id)
  union all
  select back->>'id', 'refund', payment.id, -(back->>'cents')::bigint, (back->>'at')::timestamptz
  from sandbox_payments payment, jsonb_array_elements(refunds) as back
  where currency = 'EUR' and refunds <> '[]'
    and not exists (select from sandbox_payout_parts where part_id = back->>'id')
  union all
  select concat(dispute->>'id', ':', paid.count), case when due.cents < paid.cents then 'dispute' else 'dispute_won' end,
    payment.id, due.cents - paid.cents, coalesce(dispute->>'since', dispute->>'at')::timestamptz
  from sandbox_payments payment, jsonb_array_elements(disputes) as dispute,
    lateral (select case when dispute->>'state' = 'won' then 0 else -(dispute->>'cents')::bigint end as cents) due,
    lateral (select coalesce(sum(cents), 0)::bigint as cents, count(*) from sandbox_payout_parts
      where payment_id = payment.id and kind like 'dispute%') paid
  where currency = 'EUR' and disputes <> '[]' and due.cents <> paid.cents
  union all
  select payout.id || ':back', 'payout_back', null, cents, failed_at
  from sandbox_payouts payout
  where failed_at is not null and not exists (select from sandbox_payout_parts where part_id = payout.id || ':back')`;

type StoredPayout = Pick<Payout, "id" | "cents" | "state" | "arrivesOn"> &
  Readonly<{ madeAt: Date; failedAt: Date | null }>;

const payoutFrom = ({ madeAt, failedAt, ...payout }: StoredPayout): Payout => ({
  ...payout,
  provider: "sandbox",
  madeAt: madeAt.toISOString(),
  failedAt: failedAt?.toISOString() ?? null,
  references: [payout.id],
  partsAre: "told",
});
