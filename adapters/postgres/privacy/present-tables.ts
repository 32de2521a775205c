import type pg from "pg";
import { personalTables, type PersonalTable } from "./personal-tables.ts";

export async function presentTables(db: Pick<pg.ClientBase, "query">): Promise<PersonalTable[]> {
  const { rows } = await db.query<{ name: string }>(
    "select name from unnest($1::text[]) name where to_regclass(name) is not null",
    [personalTables.map(({ table }) => table)],
  );
  const present = new Set(rows.map(({ name }) => name));
  return personalTables.filter(({ table }) => present.has(table));
}

/** PostgreSQL requires that every parameter is used, and not every table needs both. */
export const bothUsed = "($1::text is not null and $2::text is not null)";
