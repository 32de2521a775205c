import type pg from "pg";
import type { OwnFile, OwnTable } from "#domain/privacy/own-files.ts";
import type { Person } from "#domain/privacy/person.ts";
import type { PersonalTable } from "./personal-tables.ts";
import { bothUsed, presentTables } from "./present-tables.ts";

/** All data about a person by table, without secrets. */
export const ownData = (pool: pg.Pool) =>
  async function* ({ userId, email }: Person): AsyncGenerator<OwnTable> {
    const whose = [userId, email.toLowerCase()];
    for (const described of await presentTables(pool)) {
      const { table, ofPerson, hidden = [] } = described;
      const { rows } = await pool.query<{ row: Record<string, unknown> }>(
        `select to_jsonb(t) - $3::text[] as row from ${table} t where ${ofPerson} and ${bothUsed}`,
        [...whose, hidden],
      );
      const files = await filesIn(pool, described, whose);
      yield { name: table, rows: rows.map(({ row }) => row), files };
    }
  };

async function filesIn(
  pool: pg.Pool,
  { table, ofPerson, file }: PersonalTable,
  whose: string[],
): Promise<OwnFile[]> {
  if (!file) return [];
  const { rows } = await pool.query<{ content: Buffer }>(
    `select t.${file.column} as content from ${table} t
     where t.${file.column} is not null and ${ofPerson} and ${bothUsed}`,
    whose,
  );
  return rows.map(({ content }) => ({ name: file.name, content }));
}
