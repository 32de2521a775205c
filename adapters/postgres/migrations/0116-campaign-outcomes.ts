import { sql, type Kysely } from "kysely";
import { appendOnly } from "./0002-ledger-tables.ts";

/** The program before knows no commitments and publishes campaigns without one. */
export const refuses = ["campaign_commitment_stays"];

/** What a campaign stated in advance, what was carried out when it ended, and what donors answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into ledger_accounts (id, kind, raised, category) values ('reallocations', 'INCOME', false, null)
    on conflict do nothing`.execute(db);
  await commitments(db);
  await sql`
    create table campaign_outcomes (
      -- A campaign is carried out once.
      campaign_id text primary key references campaign_commitments,
      outcome text not null check (outcome in ('CANCELLED', 'BELOW_GOAL', 'LATE', 'ABOVE_GOAL', 'REACHED')),
      choice text not null check (choice in ('CAMPAIGN', 'PROGRAM', 'PROJECT', 'OFFER_BACK')),
      raised_cents bigint not null,
      goal_cents bigint not null,
      moved_cents bigint not null check (moved_cents >= 0),
      carried_out_by text not null,
      carried_out_at timestamptz not null default now()
    )`.execute(db);
  await appendOnly("campaign_outcomes").execute(db);
  await offers(db);
}

async function commitments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table campaign_commitments (
      campaign_id text primary key,
      commitment jsonb not null,
      other_project_id text,
      announced_ends_on date not null,
      stated_at timestamptz not null default now()
    )`.execute(db);
  await appendOnly("campaign_commitments").execute(db);
  // A campaign from before has what the terms of giving said then.
  await sql`
    create function commitment_of(body jsonb) returns jsonb language sql immutable as $$
      select coalesce(body->'commitment',
        '{"aboveGoal": "PROGRAM", "belowGoal": "CAMPAIGN", "late": "CAMPAIGN", "cancelled": "OFFER_BACK"}'::jsonb)
    $$`.execute(db);
  await sql`
    create function keep_commitment() returns trigger language plpgsql as $$
    begin
      insert into campaign_commitments (campaign_id, commitment, other_project_id, announced_ends_on)
      values (new.id, commitment_of(new.body), new.body->>'otherProjectId', coalesce((new.body->>'endsOn')::date, 'infinity'))
      on conflict do nothing;
      if new.body ? 'commitment' and exists (select from campaign_commitments stated where campaign_id = new.id
          and (commitment, other_project_id) is distinct from (new.body->'commitment', new.body->>'otherProjectId'))
      then
        raise exception 'campaign % has stated another commitment', new.id
          using errcode = 'restrict_violation', constraint = 'campaign_commitment_stays';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    insert into campaign_commitments (campaign_id, commitment, other_project_id, announced_ends_on)
    select id, commitment_of(body), body->>'otherProjectId', coalesce((body->>'endsOn')::date, 'infinity')
    from content_items where kind = 'campaign'`.execute(db);
  // The editor shows what is stated already.
  for (const table of ["content_items", "content_drafts"])
    await sql`
      update ${sql.table(table)} set body = body || jsonb_build_object('commitment', commitment_of(body))
      where kind = 'campaign' and not body ? 'commitment' and exists (
        select from campaign_commitments where campaign_id = ${sql.ref(`${table}.id`)})`.execute(db);
  await sql`
    create trigger campaign_commitment_stays after insert or update on content_items
      for each row when (new.kind = 'campaign') execute function keep_commitment()`.execute(db);
}

async function offers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table campaign_offers (
      donation_id text primary key,
      campaign_id text not null references campaign_outcomes,
      token_hash bytea not null unique,
      gift_cents bigint not null check (gift_cents > 0),
      refund_cents bigint not null check (refund_cents > 0),
      due_on date not null,
      answer text check (answer in ('REFUND', 'KEEP', 'LAPSED')),
      answered_at timestamptz,
      -- The refund was requested, or the money was moved.
      settled_at timestamptz,
      check ((answer is null) = (answered_at is null)),
      check (settled_at is null or answer is not null)
    )`.execute(db);
  await sql`create index campaign_offers_open on campaign_offers (due_on) where settled_at is null`.execute(
    db,
  );
  await sql`
    create function refuse_second_answer() returns trigger language plpgsql as $$
    begin
      if old.answer is not null and new.answer is distinct from old.answer
        or (old.donation_id, old.campaign_id, old.token_hash, old.gift_cents, old.refund_cents, old.due_on)
          is distinct from (new.donation_id, new.campaign_id, new.token_hash, new.gift_cents, new.refund_cents, new.due_on)
      then
        raise exception 'the offer for donation % is answered already', old.donation_id
          using errcode = 'restrict_violation', constraint = 'campaign_offer_answered_once';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger campaign_offers_answered_once before update on campaign_offers
      for each row execute function refuse_second_answer()`.execute(db);
}
