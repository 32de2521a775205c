import type pg from "pg";
import { sandboxPayouts } from "../../payments/sandbox/payouts.ts";
import { keepWithin } from "../payouts/keep-payout.ts";

/** Money of the last days is still at the sandbox. */
const daysLeftThere = 2;

/** The sandbox paid out every Monday, arriving a day later: its books and ours. */
export async function seedPayouts(client: pg.ClientBase, today: string): Promise<void> {
  await client.query(
    `insert into sandbox_payments (id, attempt_id, amount_cents, currency, frequency, reference, language, state, paid_at,
       refunds, changed_at, created_at)
     select a.payment_id, a.id, a.charged_cents, d.currency, d.frequency, d.reference, d.language, 'paid', d.paid_at,
       case when d.status = 'REFUNDED' then jsonb_build_array(jsonb_build_object('id', d.id || '-refund',
         'cents', a.charged_cents, 'state', 'done', 'at', to_char(d.paid_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
       else '[]' end, d.paid_at, d.created_at
     from payment_attempts a join donations d on d.paid_attempt_id = a.id
     where a.provider = 'sandbox'`,
  );
  await client.query(
    `with moved as (
       select id as part_id, 'charge' as kind, id as payment_id, amount_cents as cents, paid_at as at from sandbox_payments
       union all
       select back->>'id', 'refund', id, -(back->>'cents')::bigint, paid_at
       from sandbox_payments, jsonb_array_elements(refunds) as back
     ), weekly as (
       select *, date_trunc('week', at at time zone 'Europe/Amsterdam')::date + 7 as monday from moved
     ), payout as (
       insert into sandbox_payouts (id, cents, made_at, arrives_on)
       select 'sbpo_demo_' || to_char(monday, 'YYYYMMDD'), sum(cents), monday + time '06:00', monday + 1
       from weekly where monday <= $1::date - ${daysLeftThere} group by monday having sum(cents) > 0
       returning id
     )
     insert into sandbox_payout_parts (part_id, payout_id, kind, payment_id, cents, happened_at)
     select part_id, payout.id, kind, payment_id, cents, at
     from weekly join payout on payout.id = 'sbpo_demo_' || to_char(monday, 'YYYYMMDD')`,
    [today],
  );
  const sandbox = sandboxPayouts(client);
  const payouts = await sandbox.payoutsSince(new Date(0));
  if (typeof payouts === "string") throw new Error("The sandbox is out of order");
  for (const payout of payouts) {
    const parts = await sandbox.partsOf(payout.id);
    if (typeof parts === "string") throw new Error("The sandbox is out of order");
    await keepWithin(client, payout, parts);
  }
}
