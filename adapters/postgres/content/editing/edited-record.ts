import type pg from "pg";
import type { ApplyOrderRequest } from "#domain/content/editing/move-record.ts";
import type { RecordState, EditedRecord } from "#domain/content/editing/ports.ts";
import type { DraftBody } from "#domain/content/editing/field-spec.ts";
import { requestedOrder } from "#domain/content/editing/record-order.ts";
import { writeAudit } from "../../audit/audit-log.ts";
import { inTransaction, lockByName } from "../../base/in-transaction.ts";

export type EditedRecordRow = {
  kind: string;
  id: string;
  body: DraftBody;
  version: number;
  published_version: number | null;
  sample: boolean;
  publish_version: number | null;
  publish_at: Date | null;
  schedule_failed_at: Date | null;
  updated_at: Date;
  updated_by: string | null;
  state: RecordState;
  editor: string | null;
};

/** A colleague's name, or their address without one. */
export const nameOfUser = "coalesce(nullif(person.first_name, ''), nullif(person.name, ''), person.email)";

export const editedRecordColumns = `record.*, ${nameOfUser} as editor`;
export const editedRecordSource =
  "content_records record left join users person on person.id = record.updated_by";
export const editedRecordQuery = `select ${editedRecordColumns} from ${editedRecordSource}
  where record.kind = $1 and record.id = $2`;

export const editedRecordOf = (row: EditedRecordRow): EditedRecord => ({
  version: row.version,
  body: row.body,
  state: row.state,
  publishedVersion: row.published_version,
  scheduled:
    row.publish_at && row.publish_version
      ? { version: row.publish_version, at: row.publish_at.toISOString() }
      : null,
  scheduleFailedAt: row.schedule_failed_at?.toISOString() ?? null,
  sample: row.sample,
  changedAt: row.updated_at.toISOString(),
  changedBy: row.updated_by === null ? null : { id: row.updated_by, name: row.editor ?? "" },
});

/** New records go to the end, so only reordering needs a lock. */
export const contentOrder =
  (pool: pg.Pool): ApplyOrderRequest =>
  (kind, request, { actor, requestId }) =>
    inTransaction(pool, async (client) => {
      await lockByName(client, `content order ${kind}`);
      const { rows } = await client.query<{ id: string }>(
        "select id from content_items where kind = $1 order by position, id",
        [kind],
      );
      const order = rows.map(({ id }) => id);
      const requested = requestedOrder(order, request);
      if (!requested) return "no_longer_there";
      const [before, after] = [placeIn(order, request.id), placeIn(requested, request.id)];
      if (before === after) return "met";
      await client.query(
        `update content_items item set position = requested.place
         from unnest($2::text[]) with ordinality as requested (id, place)
         where item.kind = $1 and item.id = requested.id and item.position <> requested.place`,
        [kind, requested],
      );
      await writeAudit(client, {
        actor,
        action: "content.moved",
        subject: { kind, id: request.id },
        before: { place: before },
        after: { place: after },
        requestId,
      });
      return "met";
    });

const placeIn = (order: readonly string[], id: string): number => order.indexOf(id) + 1;
