import type pg from "pg";

export type StoredMetrics = Readonly<{
  mail: readonly Readonly<{ state: string; count: number }>[];
  gifts: readonly Readonly<{ status: string; count: number }>[];
  lastGift: Date | null;
}>;

/** The last day and the newest only, so that frequent polling is cheap. */
export async function storedMetrics(pool: pg.Pool): Promise<StoredMetrics> {
  const [mail, gifts, last] = await Promise.all([
    pool.query<{ state: string; count: number }>(
      "select state, count(*)::int as count from mail_outbox where state in ('QUEUED', 'SENDING', 'DEAD') group by state order by state",
    ),
    pool.query<{ status: string; count: number }>(
      "select status, count(*)::int as count from donations where created_at > now() - interval '1 day' group by status order by status",
    ),
    pool.query<{ at: Date }>(
      "select created_at as at from donations where status = 'COMPLETED' order by created_at desc limit 1",
    ),
  ]);
  return { mail: mail.rows, gifts: gifts.rows, lastGift: last.rows[0]?.at ?? null };
}
