import { sql, type Kysely } from "kysely";
import { appendOnly } from "./0002-ledger-tables.ts";

/**
 * The gifts of a year, sealed in trees of sums whose roots are signed and stand in a public log. Keys, log and roots are written
 * once; of the trees only those of a year's latest sealing are kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await keys(db);
  await log(db);
  await trees(db);
}

async function keys(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table signing_keys (
      number integer generated always as identity primary key,
      id text not null unique,
      public_key bytea not null unique check (length(public_key) = 32),
      created_at timestamptz not null default now()
    )`.execute(db);
  await appendOnly("signing_keys").execute(db);
  // Apart, so that it can go when the next key takes over; what it signed is checked with the public half.
  await sql`
    create table signing_key_secrets (
      key_id text primary key references signing_keys (id),
      sealed bytea not null
    )`.execute(db);
}

async function log(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table log_entries (
      position integer primary key check (position >= 0),
      -- Exactly the text that was hashed and signed.
      statement text not null,
      leaf_hash bytea not null check (length(leaf_hash) = 32),
      key_id text not null references signing_keys (id),
      signature bytea not null check (length(signature) = 64)
    )`.execute(db);
  await appendOnly("log_entries").execute(db);
  await sql`
    create function refuse_gap_in_log() returns trigger language plpgsql as $$
    begin
      if new.position <> (select count(*) from log_entries) then
        raise exception 'the next place of the log is not %', new.position using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger log_entries_follow before insert on log_entries
      for each row execute function refuse_gap_in_log()`.execute(db);

  await sql`
    create table log_heads (
      size integer primary key check (size > 0),
      statement text not null,
      key_id text not null references signing_keys (id),
      signature bytea not null check (length(signature) = 64)
    )`.execute(db);
  await appendOnly("log_heads").execute(db);
}

async function trees(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sealings (
      position integer primary key references log_entries,
      year integer not null,
      -- The last entry of the books that is counted.
      ledger_entry_id bigint not null,
      gift_cents bigint not null check (gift_cents >= 0),
      refund_cents bigint not null check (refund_cents >= 0),
      -- Raised in that year without a gift of its own: what was given before these books began.
      other_cents bigint not null,
      sealed_at timestamptz not null
    )`.execute(db);
  await sql`create index sealings_by_year on sealings (year, position desc)`.execute(db);
  await appendOnly("sealings").execute(db);

  // Who holds a nonce can prove the gift. It goes with the donor's data; the trees stay.
  await sql`
    create table sealed_gifts (
      year integer not null,
      tree text not null check (tree in ('gifts', 'refunds')),
      place integer not null check (place >= 0),
      donation_id text not null,
      nonce bytea not null check (length(nonce) = 32),
      primary key (year, tree, place)
    )`.execute(db);
  await sql`create unique index sealed_gifts_by_donation on sealed_gifts (donation_id, year, tree)`.execute(
    db,
  );

  await sql`
    create table seal_trees (
      position integer not null references sealings,
      tree text not null check (tree in ('gifts', 'refunds')),
      size integer not null check (size > 0),
      primary key (position, tree)
    )`.execute(db);
  await sql`
    create table seal_tiles (
      position integer not null,
      tree text not null,
      level smallint not null,
      number integer not null,
      nodes bytea not null,
      primary key (position, tree, level, number),
      foreign key (position, tree) references seal_trees on delete cascade
    )`.execute(db);
  await sql`
    create table seal_orders (
      position integer not null,
      tree text not null,
      number integer not null,
      indexes bytea not null,
      primary key (position, tree, number),
      foreign key (position, tree) references seal_trees on delete cascade
    )`.execute(db);
  // Random bytes: trying to compress them is work for nothing.
  await sql`alter table seal_tiles alter column nodes set storage external`.execute(db);
  await sql`alter table seal_orders alter column indexes set storage external`.execute(db);
}
