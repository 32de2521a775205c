import { sql, type Kysely } from "kysely";

/** Segments of contacts, and what each contact gave, so that a segment of a million contacts is found at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contact_gifts (
      donation_id text primary key,
      contact_id text not null references contacts on delete cascade,
      person_id text not null,
      paid_on date not null,
      -- What the ledger has: without the cover, net of refunds.
      cents bigint not null,
      campaign_id text,
      program_id text
    )`.execute(db);
  await sql`create index contact_gifts_person on contact_gifts (person_id, paid_on) include (cents)`.execute(
    db,
  );
  await sql`create index contact_gifts_day on contact_gifts (paid_on, person_id) include (cents)`.execute(db);
  await sql`create index contact_gifts_campaign on contact_gifts (campaign_id, paid_on) include (person_id, cents) where campaign_id is not null`.execute(
    db,
  );
  await sql`create index contact_gifts_program on contact_gifts (program_id, paid_on) include (person_id, cents) where program_id is not null`.execute(
    db,
  );
  await sql`create index contact_gifts_contact on contact_gifts (contact_id)`.execute(db);
  // Whoever merges or splits contacts cannot forget their donations.
  await sql`
    create function move_contact_gifts() returns trigger language plpgsql as $$
    begin
      update contact_gifts set person_id = new.person_id where contact_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger contacts_move_gifts after update of person_id on contacts for each row
      when (old.person_id <> new.person_id) execute function move_contact_gifts()`.execute(db);
  // The ledger's entries up to this one are counted.
  await sql`create table contact_gifts_mark (is_one boolean primary key default true check (is_one), entry_id bigint not null)`.execute(
    db,
  );
  await sql`insert into contact_gifts_mark (entry_id) values (0)`.execute(db);
  await sql`
    create table segments (
      id text primary key,
      name text not null check (length(name) between 1 and 100),
      segment jsonb not null,
      is_shared boolean not null,
      made_by text not null,
      changed_at timestamptz not null default now(),
      version integer not null default 1
    )`.execute(db);
}
