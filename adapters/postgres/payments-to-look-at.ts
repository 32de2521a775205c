import type pg from "pg";
import type { PaymentsToLookAt } from "#domain/back-office/ports.ts";

/** Money that needs a person: nobody has told us how a payment ended, or what we were told does not fit. */
export const paymentsToLookAt = (pool: pg.Pool): PaymentsToLookAt => ({
  stuck: ({ open, processing }) =>
    countOf(
      pool,
      `select count(*) as count from donations d
       where ((d.status = 'PENDING' and d.created_at < $1) or (d.status = 'PROCESSING' and d.created_at < $2))
         and exists (select from payment_attempts a where a.donation_id = d.id and a.payment_id is not null
           and coalesce(a.truth->>'state', 'open') not in ('failed', 'cancelled', 'paid'))`,
      [open, processing],
    ),
  discrepancies: () =>
    countOf(
      pool,
      `select (select count(*) from discrepancies where resolved_at is null)
         + (select count(*) from check_results where faults > 0 and night = (select max(night) from check_results))
         as count`,
      [],
    ),
  pausedUntil: async () => {
    const { rows } = await pool.query<{ until: Date }>(
      "select until from payment_pauses where until > now() and ended_at is null order by until desc limit 1",
    );
    return rows[0]?.until ?? null;
  },
});

async function countOf(pool: pg.Pool, text: string, values: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(text, values);
  return rows[0]?.count ?? 0;
}
