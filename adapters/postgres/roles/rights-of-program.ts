import type pg from "pg";
import { appendOnlyTables } from "./kept-tables.ts";

type Queryable = Pick<pg.ClientBase, "query">;

/** As owner, member of the owner, or superuser: such a user could drop the triggers. */
export async function mayRewrite(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ may: boolean }>(
    `select coalesce(bool_or(pg_has_role(c.relowner, 'MEMBER')), false) as may from pg_class c
     where c.relnamespace = current_schema()::regnamespace and c.relname = any($1)`,
    [appendOnlyTables],
  );
  return rows[0]?.may ?? false;
}

/** Whether there are tables that this user cannot change. */
export async function isGuest(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ guest: boolean }>(
    `select coalesce((select not pg_has_role(c.relowner, 'MEMBER') from pg_class c
       where c.oid = to_regclass('kysely_migration')), false) as guest`,
  );
  return rows[0]?.guest ?? false;
}
