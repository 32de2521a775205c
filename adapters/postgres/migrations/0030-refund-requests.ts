import { sql, type Kysely } from "kysely";

/** A refund that was asked for and not answered is asked about again, until it is known or given up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table refund_requests
      add column tries integer not null default 0 check (tries >= 0),
      add column next_try_at timestamptz not null default now(),
      drop constraint refund_requests_outcome_check,
      add constraint refund_requests_outcome_check
        check (outcome in ('ASKED', 'ACCEPTED', 'REFUSED', 'GIVEN_UP'))`.execute(db);
  // These were left to staff, who may have sent the money back under another name since: none is asked for again.
  await sql`update refund_requests set outcome = 'GIVEN_UP' where outcome = 'ASKED'`.execute(db);
  await sql`create index refund_requests_open on refund_requests (next_try_at) where outcome = 'ASKED'`.execute(
    db,
  );
}
