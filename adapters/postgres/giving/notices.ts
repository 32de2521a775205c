import type pg from "pg";
import type { Provider } from "#domain/giving/payment-truth.ts";
import type { Notice, Notices } from "#domain/giving/ports.ts";

export const storedNotices = (pool: pg.Pool): Notices => ({
  isDone: async ({ provider, eventId }) => {
    const { rowCount } = await pool.query({
      name: "notice-is-done",
      text: "select from provider_events where provider = $1 and event_id = $2 and done_at is not null",
      values: [provider, eventId],
    });
    return rowCount === 1;
  },
  keep: async ({ provider, eventId, paymentId }, at) => {
    await pool.query(
      `insert into provider_events (provider, event_id, payment_id, received_at) values ($1, $2, $3, $4)
       on conflict (provider, event_id) do nothing`,
      [provider, eventId, paymentId, at],
    );
  },
  done: async ({ provider, eventId, paymentId }, at) => {
    await pool.query({
      name: "notice-done",
      text: `insert into provider_events (provider, event_id, payment_id, received_at, done_at)
        values ($1, $2, $3, $4, $4)
        on conflict (provider, event_id) do update set done_at = excluded.done_at
          where provider_events.done_at is null`,
      values: [provider, eventId, paymentId, at],
    });
  },
});

/** Notices that were kept and not dealt with: the program died, or the provider could not be asked. */
export async function waitingNotices(pool: pg.Pool, receivedBefore: Date, most: number): Promise<Notice[]> {
  const { rows } = await pool.query<{ provider: Provider; paymentId: string; eventId: string }>(
    `select provider, payment_id as "paymentId", event_id as "eventId" from provider_events
     where done_at is null and received_at < $1 order by received_at limit $2`,
    [receivedBefore, most],
  );
  return rows;
}
