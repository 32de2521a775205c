import type pg from "pg";
import type { Person } from "#domain/privacy/person.ts";

/** Whether the account has a role above DONOR, whatever its session allows. */
export const isStaff =
  (pool: pg.Pool) =>
  async ({ userId }: Person): Promise<boolean> => {
    const { rowCount } = await pool.query("select 1 from users where id = $1 and role <> 'DONOR'", [userId]);
    return rowCount === 1;
  };
