import { sql, type Kysely } from "kysely";
import { indexConcurrently } from "./step.ts";

/** Others write meanwhile. */
export const outsideTransaction = true;

/** Staff filter donations by campaign, and order them by amount in both directions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexConcurrently(
    db,
    "donations_by_campaign",
    "on donations (campaign_id, created_at, id) where campaign_id is not null",
  );
  await indexConcurrently(db, "donations_by_size", "on donations (amount_cents, created_at, id)");
  // The index above serves its reads too.
  await sql`drop index if exists donations_by_amount`.execute(db);
}
