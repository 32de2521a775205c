import type pg from "pg";
import type { Caller } from "#domain/audit/audit-entry.ts";
import type { SavedView } from "#domain/lists/list.ts";
import type { StoredViews, ViewToSave } from "#domain/lists/save-view.ts";
import { maxViews } from "#domain/lists/view.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction } from "../base/in-transaction.ts";

export const storedViews = (pool: pg.Pool) =>
  ({
    /** The reader's own, then those that colleagues share. */
    of: async (list: string, userId: string): Promise<SavedView[]> => {
      const { rows } = await pool.query<Row>(
        `select id, name, search, is_shared, owner_id = $2 as is_own from list_views
         where list = $1 and (owner_id = $2 or is_shared) order by owner_id <> $2, lower(name), id`,
        [list, userId],
      );
      return rows.map(({ is_shared, is_own, ...view }) => ({ ...view, isShared: is_shared, isOwn: is_own }));
    },
    add: (list: string, view: ViewToSave, by: Caller) =>
      inTransaction(pool, async (client) => {
        const owner = by.actor.userId;
        // One at a time for each person, so that the limit holds.
        await client.query("select id from users where id = $1 for update", [owner]);
        const { rows: same } = await client.query<SameName>(
          `select id, search = $4 and is_shared = $5 as is_same from list_views
           where owner_id = $1 and list = $2 and lower(name) = lower($3)`,
          [owner, list, view.name, view.search, view.isShared],
        );
        if (same[0]) {
          return same[0].is_same
            ? { ok: true, id: same[0].id }
            : { ok: false, reason: "name_taken" as const };
        }
        const { rows } = await client.query<{ id: string }>(
          `insert into list_views (list, owner_id, name, search, is_shared)
           select $1, $2, $3, $4, $5
           where (select count(*) from list_views where owner_id = $2 and list = $1) < ${maxViews} returning id`,
          [list, owner, view.name, view.search, view.isShared],
        );
        const id = rows[0]?.id;
        if (id === undefined) return { ok: false, reason: "too_many" as const };
        await audit(client, "list_view.added", id, by, { list, isShared: view.isShared });
        return { ok: true, id };
      }),
    change: (list: string, id: string, view: ViewToSave, by: Caller) =>
      inTransaction(pool, async (client) => {
        const owner = by.actor.userId;
        await client.query("select id from users where id = $1 for update", [owner]);
        const { rows: same } = await client.query<{ id: string }>(
          "select id from list_views where owner_id = $1 and list = $2 and lower(name) = lower($3) and id <> $4",
          [owner, list, view.name, id],
        );
        if (same[0]) return { ok: false, reason: "name_taken" as const };
        const { rowCount } = await client.query(
          `update list_views set name = $4, search = $5, is_shared = $6, at = now()
           where id = $1 and list = $2 and owner_id = $3`,
          [id, list, owner, view.name, view.search, view.isShared],
        );
        if (rowCount === 0) return { ok: false, reason: "not_found" as const };
        await audit(client, "list_view.changed", id, by, { list, isShared: view.isShared });
        return { ok: true, id };
      }),
    /** Deleting it again changes nothing. */
    remove: (list: string, id: string, by: Caller): Promise<void> =>
      inTransaction(pool, async (client) => {
        const { rowCount } = await client.query(
          "delete from list_views where id = $1 and list = $2 and owner_id = $3",
          [id, list, by.actor.userId],
        );
        if (rowCount !== 0) await audit(client, "list_view.deleted", id, by, { list });
      }),
  }) satisfies StoredViews & Record<string, unknown>;

const audit = (client: pg.ClientBase, action: string, id: string, by: Caller, after: object) =>
  writeAudit(client, { ...by, action, subject: { kind: "list_view", id }, after });

type Row = { id: string; name: string; search: string; is_shared: boolean; is_own: boolean };
type SameName = { id: string; is_same: boolean };
