import type pg from "pg";
import type { EntryCandidate } from "#domain/bank/propose-entry.ts";
import { isOpen, openHandEntries, openSum } from "../ledger/by-hand/open-hand-entries.ts";

type Queryable = Pick<pg.ClientBase, "query">;

export async function openEntries(db: Queryable, sums: readonly number[]): Promise<EntryCandidate[]> {
  const { rows } = await db.query<EntryCandidate>(
    `select h.id as "entryId", p.cents, p.account_id as account, e.description, h.party, h.party_iban as iban, h.reference
     from ${openHandEntries} where p.cents = any($1) and ${isOpen}`,
    [sums],
  );
  return rows;
}

/** Locked, so that nobody pays or undoes it meanwhile. */
export async function isStillOpen(client: Queryable, entryId: string): Promise<boolean> {
  await client.query("select hold_hand_entry($1)", [entryId]);
  return (await openSum(client, entryId)) !== null;
}
