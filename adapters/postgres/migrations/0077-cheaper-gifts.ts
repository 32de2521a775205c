import { sql, type Kysely } from "kysely";

/** What every gift paid for and nobody asked, or another index answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Failures are found by their gifts, and their origins by the session: never the other way round.
  await sql`drop index giving_origins_by_address, giving_origins_by_email, giving_origins_old`.execute(db);
  await sql`create index giving_origins_old on giving_origins using brin (at)`.execute(db);

  // One index finds a mailbox, its beginning, and the newest gifts under it.
  await sql`drop index donations_by_email, donations_by_address`.execute(db);
  await sql`create index donations_by_address on donations (lower(donor_email) text_pattern_ops, created_at desc)`.execute(
    db,
  );
  // Those that wait are found by their status.
  await sql`drop index donations_undecided`.execute(db);

  // A delivered notice of the sandbox is gone; it was kept as a row that was written three times.
  await sql`delete from sandbox_webhooks where delivered_at is not null`.execute(db);
  await sql`
    alter table sandbox_webhooks drop column delivered_at, drop constraint sandbox_webhooks_payment_id_fkey`.execute(
    db,
  );
  await sql`create index sandbox_webhooks_due on sandbox_webhooks (due_at)`.execute(db);
}
