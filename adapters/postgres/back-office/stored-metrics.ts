import type pg from "pg";

/** Two numbers of the database that tell most about a site: mail that waits, and gifts that came. */
export type StoredMetrics = Readonly<{
  mail: readonly Readonly<{ state: string; count: number }>[];
  gifts: readonly Readonly<{ status: string; count: number }>[];
}>;

/** Of the last day alone, so that asking every few seconds costs nothing on a large table. */
export async function storedMetrics(pool: pg.Pool): Promise<StoredMetrics> {
  const [mail, gifts] = await Promise.all([
    pool.query<{ state: string; count: number }>(
      "select state, count(*)::int as count from mail_outbox where state in ('QUEUED', 'SENDING', 'DEAD') group by state order by state",
    ),
    pool.query<{ status: string; count: number }>(
      "select status, count(*)::int as count from donations where created_at > now() - interval '1 day' group by status order by status",
    ),
  ]);
  return { mail: mail.rows, gifts: gifts.rows };
}
