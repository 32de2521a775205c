import type pg from "pg";
import type { DraftBody } from "#domain/content/editing/field-spec.ts";
import type { UnsavedEdits } from "#domain/content/editing/ports.ts";
import { nameOfUser } from "./edited-record.ts";

export const storedUnsaved = (pool: pg.Pool): UnsavedEdits => ({
  keep: async ({ kind, id }, userId, { basedOn, body }) => {
    const { rows } = await pool.query<{ at: Date }>(
      `insert into unsaved_edits (kind, id, user_id, based_on, body) values ($1, $2, $3, $4, $5)
       on conflict (kind, id, user_id) do update set based_on = excluded.based_on, body = excluded.body, at = now()
       returning at`,
      [kind, id, userId, basedOn, JSON.stringify(body)],
    );
    return (rows[0]?.at ?? new Date()).toISOString();
  },
  drop: async ({ kind, id }, userId) => {
    await pool.query("delete from unsaved_edits where kind = $1 and id = $2 and user_id = $3", [
      kind,
      id,
      userId,
    ]);
  },
  find: async ({ kind, id }, userId) => {
    const { rows } = await pool.query<{
      based_on: number;
      base: DraftBody | null;
      body: DraftBody;
      at: Date;
    }>(
      `select edit.based_on, edit.body, edit.at, coalesce(version.body, item.body) as base
       from unsaved_edits edit
       left join content_versions version
         on version.kind = edit.kind and version.id = edit.id and version.version = edit.based_on
       left join content_items item
         on item.kind = edit.kind and item.id = edit.id and item.version = edit.based_on
       where edit.kind = $1 and edit.id = $2 and edit.user_id = $3`,
      [kind, id, userId],
    );
    const [row] = rows;
    return row ? { basedOn: row.based_on, base: row.base, body: row.body, at: row.at.toISOString() } : null;
  },
  others: async ({ kind, id }, userId) => {
    const { rows } = await pool.query<{ name: string; at: Date }>(
      `select ${nameOfUser} as name, edit.at from unsaved_edits edit join users person on person.id = edit.user_id
       where edit.kind = $1 and edit.id = $2 and edit.user_id <> $3 and edit.at > now() - interval '15 minutes'
       order by edit.at desc`,
      [kind, id, userId],
    );
    return rows.map(({ name, at }) => ({ name, at: at.toISOString() }));
  },
});
