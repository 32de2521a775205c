import type pg from "pg";

/** When applications came in and were decided on. */
export const storedDecisions =
  (pool: pg.Pool) => async (): Promise<{ createdAt: Date; decidedAt: Date }[]> => {
    const { rows } = await pool.query<{ createdAt: Date; decidedAt: Date }>(
      `select created_at as "createdAt", decided_at as "decidedAt" from grant_applications
       where decided_at is not null`,
    );
    return rows;
  };
