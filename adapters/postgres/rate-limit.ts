import { createHash } from "node:crypto";
import type pg from "pg";

export type Limit = Readonly<{ most: number; windowSeconds: number }>;
export type Allowed = { ok: true } | { ok: false; retryAfterSeconds: number };
export type Allow = (key: string, limit: Limit) => Promise<Allowed>;

/**
 * Counts in the database, so that a restart forgets nothing and all instances count together. One statement counts
 * and decides, by the database's clock. A window begins with its first use; tries beyond the limit do not prolong it.
 */
export const rateLimit =
  (pool: pg.Pool): Allow =>
  async (key, { most, windowSeconds }) => {
    const { rows } = await pool.query<{ count: number; seconds: number }>({
      name: "rate-limit",
      text: `
        insert into rate_limits as old (key_hash, count, resets_at)
        values ($1, 1, now() + make_interval(secs => $3))
        on conflict (key_hash) do update set
          count = case when old.resets_at <= now() then 1 else least(old.count, $2) + 1 end,
          resets_at = case when old.resets_at <= now() then excluded.resets_at else old.resets_at end
        returning count, ceil(extract(epoch from resets_at - now()))::int as seconds`,
      values: [createHash("sha256").update(key).digest(), most, windowSeconds],
    });
    const [row] = rows;
    if (!row) throw new Error("A rate limit was counted but not answered");
    return row.count <= most ? { ok: true } : { ok: false, retryAfterSeconds: Math.max(1, row.seconds) };
  };
