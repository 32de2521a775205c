import type pg from "pg";

/** How long a pause makes the next one longer, and cards scarce for those who are new. */
export const countedFor = "7 days";
export const running = "until > now() and ended_at is null";

type PauseLately = Readonly<{ provider: string | null; method: string | null; isRunning: boolean }>;

/** Of the last week, with those that are over. What staff ended was none. */
export async function pausesLately(pool: pg.Pool): Promise<PauseLately[]> {
  const { rows } = await pool.query<PauseLately>({
    name: "payment-pauses-lately",
    text: `select provider, method, ${running} as "isRunning" from payment_pauses
      where until > now() - interval '${countedFor}' and ended_at is null`,
  });
  return rows;
}
