import type pg from "pg";
import type { BookedDocument } from "#domain/document-type.ts";
import type { EnteredGifts } from "#domain/entered-gifts/ports.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { approveGift, refuseGift } from "./decide-about-gift.ts";
import { enterGifts } from "./enter-gifts.ts";
import { reverseGift } from "./reverse-gift.ts";

export const storedEnteredGifts = (pool: pg.Pool, newReference: () => string): EnteredGifts => ({
  enter: (gifts, by, requestId) =>
    inTransaction(pool, (client) => enterGifts(client, gifts, { newReference, by, requestId })),
  approve: (id, by, requestId) =>
    inTransaction(pool, (client) => approveGift(client, id, { newReference, by, requestId })),
  refuse: (id, reason, by, requestId) =>
    inTransaction(pool, (client) => refuseGift(client, id, reason, { by, requestId })),
  reverse: (donationId, reason, by, requestId) =>
    inTransaction(pool, (client) => reverseGift(client, { donationId, reason, by, requestId })),

  document: async (id) => {
    const { rows } = await pool.query<BookedDocument>(
      `select document_type as type, document as bytes from entered_gifts
       where id = $1 and document is not null /* never null: type, bytes, because it has one */`,
      [id],
    );
    return rows[0] ?? null;
  },
});
