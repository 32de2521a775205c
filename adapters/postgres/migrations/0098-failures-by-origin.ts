import { sql, type Kysely } from "kysely";

/**
 * Whose payments failed lately, by where they were begun. Everybody who begins a gift is looked up here; before, all that failed within the
 * hour was read for each of them, and on a great evening that is tens of thousands. Triggers write it, so that the program of
 * before adds to it too; a payment that goes well writes nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table failures_by_origin (
      attempt_id text not null,
      secret_hash bytea not null,
      address_hash bytea not null,
      email_hash bytea not null,
      at timestamptz not null default now(),
      primary key (secret_hash, attempt_id, address_hash, email_hash)
    )`.execute(db);
  await sql`create index failures_by_address on failures_by_origin (address_hash, at)`.execute(db);
  await sql`create index failures_by_mailbox on failures_by_origin (email_hash, at)`.execute(db);
  await sql`create index failures_by_origin_old on failures_by_origin using brin (at)`.execute(db);
  await sql`
    create function note_failure() returns trigger language plpgsql as $$
    begin
      insert into failures_by_origin (attempt_id, secret_hash, address_hash, email_hash)
      select new.attempt_id, o.secret_hash, o.address_hash, o.email_hash
      from payment_attempts a
        join payment_sessions s on s.donation_id = a.donation_id
        join giving_origins o on o.secret_hash = s.secret_hash
      where a.id = new.attempt_id
      on conflict (secret_hash, attempt_id, address_hash, email_hash) do update set at = excluded.at;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger declined_cards_are_noted after insert on declined_cards
      for each row execute function note_failure()`.execute(db);
  await sql`
    create trigger donation_events_note_failures after insert on donation_events
      for each row when (new.to_status = 'FAILED' and new.attempt_id is not null)
      execute function note_failure()`.execute(db);
  await sql`
    insert into failures_by_origin (attempt_id, secret_hash, address_hash, email_hash)
    select a.id, o.secret_hash, o.address_hash, o.email_hash
    from (
      select attempt_id from declined_cards where at > now() - interval '1 hour'
      union
      select attempt_id from donation_events where to_status = 'FAILED' and at > now() - interval '1 hour'
    ) failed
      join payment_attempts a on a.id = failed.attempt_id
      join payment_sessions s on s.donation_id = a.donation_id
      join giving_origins o on o.secret_hash = s.secret_hash`.execute(db);
}
