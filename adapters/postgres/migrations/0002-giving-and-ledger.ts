import type { Kysely } from "kysely";
import { createGivingTables } from "./0002-giving-tables.ts";
import { createLedgerTables } from "./0002-ledger-tables.ts";

/**
 * Giving and the books. What must never happen to money is refused by the database itself, whoever asks: a status
 * that skips the guard, a paid gift without its entry, an entry that does not balance, history rewritten.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createLedgerTables(db);
  await createGivingTables(db);
}
