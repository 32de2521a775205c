import { sql, type Kysely } from "kysely";

const applications = ["volunteer_applications", "grant_applications", "partner_applications"];

/** Drafts of grant applications, links with which applicants see their own, and when a decision was taken. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Whoever moves an application need not think of it: the moment of a decision follows from its status.
  await sql`
    create function note_decision() returns trigger language plpgsql as $$
    begin
      if new.status is distinct from old.status then
        new.decided_at := case when new.status in ('APPROVED', 'DECLINED') then now() end;
      end if;
      return new;
    end $$`.execute(db);
  for (const table of applications) {
    await sql`alter table ${sql.table(table)} add column decided_at timestamptz`.execute(db);
    await sql`
      create trigger ${sql.ref(`${table}_decided`)} before update of status on ${sql.table(table)}
        for each row execute function note_decision()`.execute(db);
  }

  // A draft that is sent twice is one application.
  await sql`alter table grant_applications add column draft_hash bytea unique`.execute(db);
  await sql`create index grant_applications_sender
    on grant_applications (call_id, lower(contact_email), created_at desc)`.execute(db);
  // The page of the calls says how long a decision takes, and is kept in memory by every instance.
  await sql`
    create trigger grant_applications_changed after update of status or delete or truncate on grant_applications
      for each statement execute function tell_content_changed()`.execute(db);

  // Personal data: what someone has typed so far. Deleted when it is sent or when it expires.
  await sql`
    create table grant_drafts (
      id text primary key,
      token_hash bytea not null unique check (length(token_hash) = 32),
      call_id text not null,
      fields jsonb not null check (jsonb_typeof(fields) = 'object'),
      saved_at timestamptz not null,
      expires_at timestamptz not null check (expires_at > saved_at)
    )`.execute(db);
  await sql`create index grant_drafts_expiry on grant_drafts (expires_at)`.execute(db);

  // No personal data: who holds the link sees the application it names, as long as there is one.
  await sql`
    create table application_links (
      token_hash bytea primary key check (length(token_hash) = 32),
      application_kind text not null check (application_kind in ('volunteer', 'grant', 'partner')),
      application_id text not null,
      created_at timestamptz not null default now(),
      withdrawn_at timestamptz
    )`.execute(db);
  await sql`create index application_links_application
    on application_links (application_kind, application_id)`.execute(db);
}
