import type { Insertable } from "kysely";
import type pg from "pg";
import type { Tables } from "../tables.ts";

/** Inserts a row by column name. The compiler checks names and types against `tables.ts`. */
export async function insertRow<Table extends keyof Tables>(
  client: pg.ClientBase,
  table: Table,
  row: Insertable<Tables[Table]>,
): Promise<void> {
  const columns = Object.keys(row);
  await client.query(
    `insert into ${table} (${columns.join(", ")}) values (${columns.map((_, index) => `$${index + 1}`).join(", ")})`,
    Object.values(row),
  );
}
