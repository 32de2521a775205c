import type pg from "pg";
import type { OwnTable } from "#domain/privacy/own-files.ts";
import type { Person } from "#domain/privacy/person.ts";
import { bothUsed, presentTables } from "./present-tables.ts";

/** Everything the database holds about a person, table by table, without what opens doors. */
export const ownData = (pool: pg.Pool) =>
  async function* ({ userId, email }: Person): AsyncGenerator<OwnTable> {
    for (const { table, ofPerson, hidden = [] } of await presentTables(pool)) {
      const { rows } = await pool.query<{ row: Record<string, unknown> }>(
        `select to_jsonb(t) - $3::text[] as row from ${table} t where ${ofPerson} and ${bothUsed}`,
        [userId, email.toLowerCase(), hidden],
      );
      yield { name: table, rows: rows.map(({ row }) => row) };
    }
  };
