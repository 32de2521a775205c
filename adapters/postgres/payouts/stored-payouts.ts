import type pg from "pg";
import type { StoredPayouts } from "#domain/payouts/ports.ts";
import { holdings } from "#domain/ledger/accounts.ts";
import { keepPayout } from "./keep-payout.ts";

/** A paid payout can still be returned; this is longer than any bank takes. */
const overlap = "30 days";

export const storedPayouts = (pool: pg.Pool): StoredPayouts => ({
  askSince: async (provider) => {
    const { rows } = await pool.query<{ since: Date | null }>(
      `select least(
         coalesce(
           (select asked_at - interval '${overlap}' from payouts_mark where provider = $1),
           (select min(entry.booked_on)::timestamptz - interval '1 day'
            from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
            where posting.account_id = $2)),
         (select min(made_at) from payouts where provider = $1 and booked_at is null)) as since`,
      [provider, holdings[provider]],
    );
    return rows[0]?.since ?? null;
  },

  known: async (provider, id) => {
    const { rows } = await pool.query<NonNullable<Awaited<ReturnType<StoredPayouts["known"]>>>>(
      `select state, booked_at is not null as "isBooked" from payouts where provider = $1 and id = $2`,
      [provider, id],
    );
    return rows[0] ?? null;
  },

  unheardOf: async (provider, paymentIds) => {
    const { rows } = await pool.query<{ id: string }>(
      `select id from unnest($2::text[]) as told(id)
       where not exists (select from payment_attempts a join donations d on d.paid_attempt_id = a.id
           where a.provider = $1 and a.payment_id = told.id and (a.truth is null or a.truth->>'feeCents' is not null))
         and not exists (select from discrepancies d where d.provider = $1 and d.payment_id = told.id)`,
      [provider, paymentIds],
    );
    return rows.map(({ id }) => id);
  },

  keep: keepPayout(pool),

  noteAsked: async (provider, until, refusal) => {
    await pool.query(
      `insert into payouts_mark (provider, asked_at, not_told) values ($1, $2, $3)
       on conflict (provider) do update set asked_at = greatest(payouts_mark.asked_at, excluded.asked_at),
         not_told = excluded.not_told`,
      [provider, until, refusal],
    );
  },
});
