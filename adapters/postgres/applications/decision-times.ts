import type pg from "pg";
import type { DecisionTimes } from "#domain/applications/review/decision-times.ts";
import { sources } from "./sources.ts";

export const storedDecisionTimes = (pool: pg.Pool): DecisionTimes => ({
  median: async (kind, since) => {
    const { rows } = await pool.query<{ decided: number; days: number | null }>(
      `select count(*) as decided,
         percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at)::float8 / 86400) as days
       from ${sources[kind].table} where decided_at > $1`,
      [since],
    );
    return rows[0] ?? { decided: 0, days: null };
  },
});
