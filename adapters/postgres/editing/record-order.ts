import type pg from "pg";
import type { MeetOrderWish } from "#domain/content/editing/move-record.ts";
import { wishedOrder } from "#domain/content/editing/record-order.ts";
import { writeAudit } from "../audit-log.ts";
import { inTransaction, takeTurns } from "../in-transaction.ts";

/** What is published meanwhile goes to the end and meets nobody: only those who order wait for each other. */
export const contentOrder =
  (pool: pg.Pool): MeetOrderWish =>
  (kind, wish, { actor, requestId }) =>
    inTransaction(pool, async (client) => {
      await takeTurns(client, `content order ${kind}`);
      const { rows } = await client.query<{ id: string }>(
        "select id from content_items where kind = $1 order by position, id",
        [kind],
      );
      const order = rows.map(({ id }) => id);
      const wished = wishedOrder(order, wish);
      if (!wished) return "no_longer_there";
      const [before, after] = [placeIn(order, wish.id), placeIn(wished, wish.id)];
      if (before === after) return "met";
      await client.query(
        `update content_items item set position = wished.place
         from unnest($2::text[]) with ordinality as wished (id, place)
         where item.kind = $1 and item.id = wished.id and item.position <> wished.place`,
        [kind, wished],
      );
      await writeAudit(client, {
        actor,
        action: "content.moved",
        subject: { kind, id: wish.id },
        before: { place: before },
        after: { place: after },
        requestId,
      });
      return "met";
    });

const placeIn = (order: readonly string[], id: string): number => order.indexOf(id) + 1;
