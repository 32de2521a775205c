import type pg from "pg";
import { nameOfUser } from "../applications/sources.ts";

/** Names of the authors. */
export async function namesOfEnterers(pool: pg.Pool): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query<{ id: string; name: string }>({
    name: "names-of-enterers",
    text: `select u.id, ${nameOfUser("u")} as name from users u
      where exists (select from figure_records where entered_by = u.id)`,
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}
