import type pg from "pg";
import type { Expiring } from "#domain/back-office/show-today.ts";

const maxListed = 20;

/** Volunteers whose background check is to be renewed by a day. */
export const checksEnding =
  (pool: pg.Pool) =>
  async (by: string): Promise<Expiring[]> => {
    const { rows } = await pool.query<Expiring>(
      `select id, name, check_renew_by as "endsOn" from volunteer_applications
       where background_check = 'SEEN_OK' and status = 'APPROVED' and stopped_on is null
         and check_renew_by is not null and check_renew_by <= $1
       order by check_renew_by, id limit ${maxListed}`,
      [by],
    );
    return rows;
  };
