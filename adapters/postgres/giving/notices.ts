import type pg from "pg";
import type { Provider } from "#domain/giving/payment-report.ts";
import type { Notice, Notices } from "#domain/giving/ports.ts";
import { inBatches } from "../base/in-batches.ts";

export const storedNotices = (pool: pg.Pool): Notices => {
  const markDone = inBatches((heard: readonly Heard[]) => markAllDone(pool, heard));
  return {
    isDone: inBatches((notices: readonly Notice[]) => areDone(pool, notices)),
    // A handled notice that cannot be checked now is checked again.
    keep: async ({ provider, eventId, paymentId }, at) => {
      await pool.query(
        `insert into provider_events (provider, event_id, payment_id, received_at) values ($1, $2, $3, $4)
         on conflict (provider, event_id) do update set done_at = null, received_at = excluded.received_at
           where provider_events.done_at is not null`,
        [provider, eventId, paymentId, at],
      );
    },
    done: (notice, at) => markDone({ ...notice, at }),
  };
};

type Heard = Notice & Readonly<{ at: Date }>;

async function areDone(pool: pg.Pool, notices: readonly Notice[]): Promise<boolean[]> {
  const { rows } = await pool.query<Pick<Notice, "provider" | "eventId">>({
    name: "notices-are-done",
    text: `select provider, event_id as "eventId" from provider_events
      where provider = any($1) and event_id = any($2) and done_at is not null`,
    values: [[...new Set(notices.map(({ provider }) => provider))], notices.map(({ eventId }) => eventId)],
  });
  const done = new Set(rows.map(nameOf));
  return notices.map((notice) => done.has(nameOf(notice)));
}

const nameOf = ({ provider, eventId }: Pick<Notice, "provider" | "eventId">) => `${provider}/${eventId}`;

async function markAllDone(pool: pg.Pool, heard: readonly Heard[]): Promise<void[]> {
  await pool.query({
    name: "notices-done",
    text: `insert into provider_events (provider, event_id, payment_id, received_at, done_at)
      select distinct on (provider, event_id) provider, event_id, payment_id, at, at
      from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[]) as heard(provider, event_id, payment_id, at)
      order by provider, event_id
      on conflict (provider, event_id) do update set done_at = excluded.done_at
        where provider_events.done_at is null`,
    values: [
      heard.map(({ provider }) => provider),
      heard.map(({ eventId }) => eventId),
      heard.map(({ paymentId }) => paymentId),
      heard.map(({ at }) => at),
    ],
  });
  return heard.map(() => undefined);
}

export async function isOurPayment(pool: pg.Pool, provider: Provider, paymentId: string): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: "payment-is-ours",
    text: "select from payment_attempts where provider = $1 and payment_id = $2",
    values: [provider, paymentId],
  });
  return rowCount === 1;
}

/** Stored but unhandled: the program died, or the provider was unavailable. */
export async function waitingNotices(pool: pg.Pool, receivedBefore: Date, most: number): Promise<Notice[]> {
  const { rows } = await pool.query<{ provider: Provider; paymentId: string; eventId: string }>(
    `select provider, payment_id as "paymentId", event_id as "eventId" from provider_events
     where done_at is null and received_at < $1 order by received_at limit $2`,
    [receivedBefore, most],
  );
  return rows;
}
