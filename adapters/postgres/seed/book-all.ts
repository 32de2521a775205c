import type pg from "pg";
import type { Entry } from "#domain/ledger/entry.ts";
import { writingEntries } from "../ledger/ledger.ts";

/** Many entries at once, for seeding. */
export async function bookAll(client: pg.ClientBase, entries: readonly Entry[]): Promise<void> {
  await client.query(`with ${writingEntries({ entries: "jsonb_array_elements($1::jsonb)" })} select`, [
    JSON.stringify(entries),
  ]);
}
