import type pg from "pg";
import type { Staff } from "#domain/applications/review/ports.ts";
import { nameOfUser } from "../applications/sources.ts";

export const storedStaff = (pool: pg.Pool): Staff => ({
  all: async () => {
    const { rows } = await pool.query<{ id: string; name: string }>(
      `select id, ${nameOfUser("users")} as name from users where role in ('STAFF', 'ADMIN') order by 2, 1`,
    );
    return rows;
  },
});
