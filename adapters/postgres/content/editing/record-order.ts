import type pg from "pg";
import type { ApplyOrderRequest } from "#domain/content/editing/move-record.ts";
import { requestedOrder } from "#domain/content/editing/record-order.ts";
import { writeAudit } from "../../audit/audit-log.ts";
import { inTransaction, lockByName } from "../../base/in-transaction.ts";

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
