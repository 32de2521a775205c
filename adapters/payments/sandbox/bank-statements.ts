import { randomBytes } from "node:crypto";
import type { Cents } from "#domain/money/cents.ts";
import type pg from "pg";
import { asyncCommit } from "../../postgres/base/async-commit.ts";
import type { SandboxAction, SandboxPayment } from "./bank.ts";

const settlesAfter = "4 seconds";
/** Real providers repeat notices, so this one repeats a quarter of them. */
const repeatsAfter = "3 seconds";
export const isNotifiedTwice = (id: string): string => `right(${id}, 1) in ('0', '4', '8', 'c')`;

export const columns = `id, attempt_id as "attemptId", subscription_id as "subscriptionId", amount_cents as "chargedCents", currency, frequency, reference, language, method,
  state, paid_at as "paidAt", card, refunds, disputes, changed_at as "changedAt"`;

export type Order = Pick<
  SandboxPayment,
  "chargedCents" | "currency" | "frequency" | "reference" | "language"
> &
  Readonly<{ attemptId: string; method?: SandboxPayment["method"]; withoutCards?: boolean }>;
export type Act = Readonly<{ id: string; cents: Cents | null; name: string | null; card?: string | null }>;

/** Null: the attempt has its payment already. */
export async function openPayments(
  pool: pg.Pool,
  orders: readonly Order[],
): Promise<(SandboxPayment | null)[]> {
  const asked = orders.map(
    ({ attemptId, chargedCents, currency, frequency, reference, language, ...order }) => {
      const { method = null, withoutCards = false } = order;
      const id = `sbx_${randomBytes(12).toString("hex")}`;
      return { id, attemptId, chargedCents, currency, frequency, reference, language, method, withoutCards };
    },
  );
  const { rows } = await pool.query<SandboxPayment>({
    name: "sandbox-open",
    text: `insert into sandbox_payments (id, attempt_id, amount_cents, currency, frequency, reference, language,
        method, without_cards)
      select id, "attemptId", "chargedCents", currency, frequency, reference, language, method, "withoutCards"
      from jsonb_to_recordset($1::jsonb) as asked(id text, "attemptId" text, "chargedCents" bigint, currency text,
        frequency text, reference text, language text, method text, "withoutCards" boolean), ${asyncCommit}
      on conflict (attempt_id) do nothing returning ${columns}`,
    values: [JSON.stringify(asked)],
  });
  return asked.map(({ id }) => rows.find((row) => row.id === id) ?? null);
}

export async function findPayments(
  pool: pg.Pool,
  ids: readonly string[],
): Promise<(SandboxPayment | null)[]> {
  const { rows } = await pool.query<SandboxPayment>({
    name: "sandbox-find",
    text: `select ${columns} from sandbox_payments where id = any($1)`,
    values: [ids],
  });
  return ids.map((id) => rows.find((row) => row.id === id) ?? null);
}

export async function actOnPayments(
  pool: pg.Pool,
  action: SandboxAction | "settle",
  acts: readonly Act[],
): Promise<boolean[]> {
  const { set, when } = changes[action];
  const { rows } = await pool.query<{ place: number }>({
    name: `sandbox-${action}`,
    text: `with asked as (
        select * from unnest($1::text[], $2::bigint[], $3::text[], $4::text[])
          with ordinality as asked(payment, wanted, name, tried, place)
      ), changed as (
        update sandbox_payments set ${set}, card = coalesce(asked.tried, card), changed_at = clock_timestamp()
        from asked
        where id = any($1) and id = payment and (${when}) and (wanted is null or wanted between 1 and amount_cents)
          and (asked.tried is null or not without_cards)
          and (name is null or not refunds @> jsonb_build_array(jsonb_build_object('id', 're_' || name)))
        returning sandbox_payments.*, asked.place
      ), subscribed as (
        insert into sandbox_subscriptions (id, amount_cents, currency, reference, language, day_of_month,
          next_charge_on, method_kind, last_digits)
        select 'sub_' || id, amount_cents, currency, reference, language, extract(day from paid_on),
          a_month_later(paid_on, extract(day from paid_on)::integer),
          case when coalesce(method, 'CARD') = 'CARD' then 'card' else 'sepa_debit' end, '4242'
        from changed, cast(paid_at at time zone 'Europe/Amsterdam' as date) as paid_on
        where frequency = 'MONTHLY' and subscription_id is null and state = 'paid'
        on conflict (id) do nothing
      ), told as (${queueNotices("changed")})
      select place::int from changed`,
    values: [
      acts.map(({ id }) => id),
      acts.map(({ cents }) => cents),
      acts.map(({ name }) => name),
      acts.map(({ card = null }) => card),
    ],
  });
  const places = new Set(rows.map(({ place }) => place));
  return acts.map((_, place) => places.has(place + 1));
}

/** Reports each payment in a part of a statement, some of them twice. */
export const queueNotices = (payments: string): string => `
  insert into sandbox_webhooks (event_id, payment_id, due_at)
  select 'evt_' || ${newName}, id, now() + delay
  from ${payments}, (values (interval '0 seconds'), ('${repeatsAfter}')) as told(delay)
  where delay = '0 seconds' or ${isNotifiedTwice("id")}`;

/** Random, not from the clock: two payments can share a microsecond. */
const newName = "replace(gen_random_uuid()::text, '-', '')";
const paid = "state = 'paid', paid_at = now(), settles_at = null";
const whole = "coalesce(wanted, amount_cents)";
const movement = (id: string, state: string): string =>
  `jsonb_build_array(jsonb_strip_nulls(jsonb_build_object('id', '${id}_' || coalesce(name, ${newName}), 'cents', ${whole},
    'state', '${state}', 'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'requestId', name)))`;
const alreadyBack =
  "(select coalesce(sum((back->>'cents')::bigint), 0) from jsonb_array_elements(refunds) as back)";

const moment = `to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
/** A dispute can be won and lost after all. */
const decided = (state: string, from: readonly string[]) => ({
  set: `disputes = jsonb_set(disputes, '{0}', (disputes->0) || jsonb_build_object('state', '${state}', 'since', ${moment}))`,
  when: `disputes->0->>'state' in (${from.map((one) => `'${one}'`).join(", ")})`,
});

const changes: Record<SandboxAction | "settle", { set: string; when: string }> = {
  pay: { set: paid, when: "state in ('open', 'failed')" },
  settle: { set: paid, when: "state = 'processing'" },
  "pay-later": {
    set: `state = 'processing', settles_at = now() + interval '${settlesAfter}'`,
    when: "state = 'open'",
  },
  decline: { set: "state = 'failed'", when: "state = 'open'" },
  cancel: { set: "state = 'cancelled'", when: "state in ('open', 'failed')" },
  refund: {
    set: `refunds = refunds || ${movement("re", "done")}`,
    when: `state = 'paid' and ${alreadyBack} + ${whole} <= amount_cents`,
  },
  bounce: { set: "state = 'failed', settles_at = null", when: "state = 'processing'" },
  return: {
    set: `disputes = disputes || ${movement("dp", "lost")}`,
    when: "state = 'paid' and disputes = '[]'",
  },
  win: decided("won", ["open", "lost"]),
  lose: decided("lost", ["open", "won"]),
  dispute: {
    set: `disputes = disputes || ${movement("dp", "open")}`,
    when: "state = 'paid' and disputes = '[]'",
  },
};
