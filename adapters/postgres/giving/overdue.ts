import type pg from "pg";
import type { Overdue } from "#domain/giving/start/expire-donation.ts";
import { payableAttempts } from "./rows.ts";

/** Donations at a provider that nobody paid since their latest try. A try takes its claim when it begins, so that is its age. */
export async function overdueDonations(pool: pg.Pool, before: Date, most: number): Promise<Overdue[]> {
  const { rows } = await pool.query<Overdue>(
    `select d.id as "donationId", a.id as "attemptId", ${payableAttempts("true")} as payments
     from donations d join payment_attempts a on a.donation_id = d.id and a.number = d.attempts
     where d.status = 'PENDING' and not d.by_transfer and d.created_at < $1 and a.claimed_until < $1
     order by random() limit $2`,
    [before, most],
  );
  return rows;
}

export async function markExpired(pool: pg.Pool, donationId: string, at: Date): Promise<void> {
  await pool.query(
    "update payment_attempts set expired_at = $2 where donation_id = $1 and expired_at is null",
    [donationId, at],
  );
}
