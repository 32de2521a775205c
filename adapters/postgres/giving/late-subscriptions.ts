import type pg from "pg";
import type { UnsubscribedGift } from "#domain/giving/monthly/begin-late-subscriptions.ts";

/** Monthly gifts that run without a subscription since their first payment came in. */
export async function unsubscribedGifts(
  pool: pg.Pool,
  begunAfter: Date,
  most: number,
): Promise<UnsubscribedGift[]> {
  const { rows } = await pool.query<UnsubscribedGift>(
    `select r.id as "giftId", jsonb_build_object('provider', a.provider, 'paymentId', a.payment_id) as payment
     from recurring_gifts r join donations d on d.id = r.id join payment_attempts a on a.id = d.paid_attempt_id
     where r.provider <> 'bank' and r.subscription_id is null and r.status = 'ACTIVE' and r.created_at > $1
     order by r.created_at limit $2`,
    [begunAfter, most],
  );
  return rows;
}

export async function subscribeGift(pool: pg.Pool, giftId: string, subscriptionId: string): Promise<void> {
  await pool.query(
    "update recurring_gifts set subscription_id = $2 where id = $1 and subscription_id is null and status = 'ACTIVE'",
    [giftId, subscriptionId],
  );
}
