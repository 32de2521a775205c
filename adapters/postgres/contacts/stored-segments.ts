import type pg from "pg";
import type { Caller } from "#domain/audit/audit-entry.ts";
import { segmentSchema, type SegmentAnswer } from "#domain/contacts/segment.ts";
import type { Segments } from "#domain/contacts/segments.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { countSegment } from "./count-segment.ts";

type Row = Omit<SegmentAnswer, "segment" | "isOwn"> & { segment: unknown; madeBy: string };

export const storedSegments = (pool: pg.Pool, reads: pg.Pool): Segments => ({
  find: async (id, userId) => {
    const { rows } = await pool.query<Row>(
      `select id, name, segment, is_shared as "isShared", version, made_by as "madeBy" from segments
       where id = $1 and (is_shared or made_by = $2)`,
      [id, userId],
    );
    const [found] = rows;
    if (!found) return null;
    const { madeBy, segment, ...rest } = found;
    return { ...rest, segment: segmentSchema.parse(segment), isOwn: madeBy === userId };
  },

  save: (id, { version, name, segment, isShared }, by) =>
    inTransaction(pool, async (client) => {
      const values = [id, name, JSON.stringify(segment), isShared, by.actor.userId];
      if (version === 0) {
        const { rowCount } = await client.query(
          "insert into segments (id, name, segment, is_shared, made_by) values ($1, $2, $3, $4, $5) on conflict (id) do nothing",
          values,
        );
        if (rowCount === 1) await note(client, id, "segment.saved", by);
        return "done";
      }
      const { rows } = await client.query<{ version: number }>(
        "select version from segments where id = $1 and made_by = $2 for update",
        [id, by.actor.userId],
      );
      if (!rows[0]) return "not_found";
      if (rows[0].version !== version) return "changed_meanwhile";
      await client.query(
        `update segments set name = $2, segment = $3, is_shared = $4, changed_at = now(), version = version + 1
         where id = $1 and made_by = $5`,
        values,
      );
      await note(client, id, "segment.saved", by);
      return "done";
    }),

  remove: (id, by) =>
    inTransaction(pool, async (client) => {
      const { rowCount } = await client.query("delete from segments where id = $1 and made_by = $2", [
        id,
        by.actor.userId,
      ]);
      if (rowCount === 0) return "not_found";
      await note(client, id, "segment.deleted", by);
      return "done";
    }),

  count: (segment, today) => countSegment(reads, segment, today),
});

const note = (client: pg.ClientBase, id: string, action: string, by: Caller): Promise<unknown> =>
  writeAudit(client, { ...by, action, subject: { kind: "segment", id } });
