import type pg from "pg";
import { releaseOf } from "#domain/ledger/by-hand/book-by-hand.ts";
import { inTransaction, lockByName } from "../../base/in-transaction.ts";
import { bookedEntry } from "../booked-entry.ts";
import { storedBooks } from "../ledger.ts";

/** Releases each due accrual once. A reversed one is already out. */
export async function releaseAccruals(pool: pg.Pool, today: string): Promise<number> {
  const { rows } = await pool.query<{ id: string; releaseOn: string }>(
    `select h.id, h.release_on as "releaseOn" /* never null: releaseOn, because accruals have it */
     from hand_entries h join ledger_entries e on e.cause_kind = h.kind and e.cause_id = h.id
     where h.kind = 'accrual' and h.release_on <= $1
       and not exists (select from ledger_entries r where r.reverses_entry_id = e.id)`,
    [today],
  );
  for (const { id, releaseOn } of rows)
    await inTransaction(pool, async (client) => {
      await lockByName(client, `accrual ${id}`);
      const { rowCount } = await client.query(
        `select from ledger_entries e join ledger_entries r on r.reverses_entry_id = e.id
         where e.cause_kind = 'accrual' and e.cause_id = $1`,
        [id],
      );
      const first = rowCount === 0 ? await bookedEntry(client, { kind: "accrual", id }) : null;
      if (first) await storedBooks(client).book(releaseOf(first, releaseOn));
    });
  return rows.length;
}
