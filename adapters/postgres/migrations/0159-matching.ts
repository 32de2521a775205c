import { sql, type Kysely } from "kysely";
import { appendOnly } from "./0002-ledger-tables.ts";

/** Sponsors' pledges to add money to the donations of a campaign, and what was matched. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await pledges(db);
  await entries(db);
  await queue(db);
}

async function pledges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table matching_pledges (
      id text primary key,
      campaign_id text not null,
      sponsor text not null check (length(sponsor) between 2 and 120),
      sponsor_kind text not null check (sponsor_kind in ('COMPANY', 'NONPROFIT', 'GOVERNMENT', 'LOTTERY', 'AFFILIATED')),
      -- The sponsor's own donations are not matched.
      sponsor_email text,
      priority smallint not null check (priority between 1 and 9),
      adds smallint not null check (adds between 1 and 10),
      per smallint not null check (per between 1 and 10),
      per_donation_cents bigint check (per_donation_cents > 0),
      per_donor_cents bigint check (per_donor_cents > 0),
      minimum_cents bigint check (minimum_cents > 0),
      monthly text not null check (monthly in ('FIRST', 'EACH')),
      with_manual boolean not null,
      pool_cents bigint not null check (pool_cents > 0),
      used_cents bigint not null default 0,
      remainder_given boolean not null,
      starts_on date not null,
      ends_on date not null,
      signed_on date not null,
      claimed_on date,
      -- The entry in the books that claims the matched money from the sponsor.
      claim_id text unique,
      claimed_cents bigint check (claimed_cents > 0),
      created_by text not null,
      created_at timestamptz not null default now(),
      version integer not null default 1,
      constraint matching_pool_not_exceeded check (used_cents between 0 and pool_cents),
      constraint matching_window check (ends_on >= starts_on),
      constraint matching_priority_taken unique (campaign_id, priority),
      check ((claimed_on is null) = (claim_id is null) and (claimed_on is null) = (claimed_cents is null))
    )`.execute(db);
  await sql`
    create function guard_matching_pledge() returns trigger language plpgsql as $$
    begin
      raise exception 'pledge %: what is used follows from its matches, and a claimed pledge stays', old.id
        using errcode = 'restrict_violation', constraint = 'matching_pledge_stays';
    end $$`.execute(db);
  await sql`
    create trigger matching_pledges_used before update on matching_pledges for each row
      when (new.used_cents <> old.used_cents and pg_trigger_depth() = 0) execute function guard_matching_pledge()`.execute(
    db,
  );
  await sql`
    create trigger matching_pledges_claimed before update on matching_pledges for each row
      when (old.claimed_on is not null and
        (new.campaign_id, new.sponsor, new.sponsor_kind, new.adds, new.per, new.pool_cents, new.starts_on, new.ends_on,
          new.claimed_on, new.claim_id, new.claimed_cents) is distinct from
        (old.campaign_id, old.sponsor, old.sponsor_kind, old.adds, old.per, old.pool_cents, old.starts_on, old.ends_on,
          old.claimed_on, old.claim_id, old.claimed_cents))
      execute function guard_matching_pledge()`.execute(db);
}

async function entries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table matching_entries (
      id bigint generated always as identity primary key,
      pledge_id text not null references matching_pledges,
      donation_id text not null,
      kind text not null check (kind in ('DECIDED', 'RELEASED', 'CREDITED', 'RESTORED')),
      counted_cents bigint not null check (counted_cents >= 0),
      match_cents bigint not null,
      pool_cents bigint not null,
      at timestamptz not null default now(),
      check (case kind
        when 'DECIDED' then match_cents >= 0 and pool_cents = match_cents
        when 'RELEASED' then match_cents < 0 and pool_cents = match_cents
        when 'CREDITED' then match_cents < 0 and pool_cents = 0
        else match_cents > 0 and pool_cents between 0 and match_cents end)
    )`.execute(db);
  await sql`create unique index matching_entries_decided on matching_entries (donation_id, pledge_id)
    where kind = 'DECIDED'`.execute(db);
  await sql`create index matching_entries_by_donation on matching_entries (donation_id)`.execute(db);
  await sql`create index matching_entries_by_pledge on matching_entries (pledge_id, id)`.execute(db);
  await appendOnly("matching_entries").execute(db);
  // Every entry locks its pledge and moves its pool, so that no writer can exceed it.
  await sql`
    create function use_matching_pool() returns trigger language plpgsql as $$
    begin
      update matching_pledges set used_cents = used_cents + new.pool_cents where id = new.pledge_id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger matching_entries_use_pool after insert on matching_entries
      for each row when (new.pool_cents <> 0) execute function use_matching_pool()`.execute(db);
}

/** Confirmed and changed donations of campaigns with a pledge, until they are decided. Written by the transaction that settles. */
async function queue(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table matching_queue (
      id bigint generated always as identity primary key,
      donation_id text not null,
      at timestamptz not null default now()
    )`.execute(db);
  await sql`create index matching_queue_by_donation on matching_queue (donation_id)`.execute(db);
  await sql`
    create function queue_for_matching() returns trigger language plpgsql as $$
    begin
      insert into matching_queue (donation_id)
      select new.id where exists (select from matching_pledges where campaign_id = new.campaign_id);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger donations_queue_for_matching after update on donations for each row
      when (new.campaign_id is not null and new.status <> 'PENDING'
        and (new.status, new.version) is distinct from (old.status, old.version))
      execute function queue_for_matching()`.execute(db);
}
