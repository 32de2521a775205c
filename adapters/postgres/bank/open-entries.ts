import type pg from "pg";
import type { EntryCandidate } from "#domain/bank/suggest-entry.ts";
import { isWithin } from "#domain/bank/suggest-entry.ts";
import type { Cents } from "#domain/money/cents.ts";
import { isOpen, openHandEntries, openSum } from "../ledger/by-hand/open-hand-entries.ts";

type Queryable = Pick<pg.ClientBase, "query">;

/** All that is still to be paid or received: a line may be a part of it. */
export async function openEntries(db: Queryable): Promise<EntryCandidate[]> {
  const { rows } = await db.query<EntryCandidate>(
    `select h.id as "entryId", still.cents, p.account_id as account, e.description, h.party, h.party_iban as iban, h.reference
     from ${openHandEntries} where ${isOpen}`,
  );
  return rows;
}

/** Locked, so that nobody pays or undoes it meanwhile. */
export async function canStillPay(client: Queryable, entryId: string, cents: Cents): Promise<boolean> {
  await client.query("select hold_hand_entry($1)", [entryId]);
  const open = await openSum(client, entryId);
  return open !== null && isWithin(cents, open.cents);
}
