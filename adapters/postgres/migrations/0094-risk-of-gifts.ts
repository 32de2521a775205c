import { sql, type Kysely } from "kysely";

/**
 * How a gift looked when it was begun stands beside where it came from, and is forgotten with it after a day. Which card was used,
 * by the provider's mark for it and as a digest, is kept as long: it tells a card that pays for many. Gifts that a person is to
 * look at stay until somebody has decided, and a while after.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table giving_origins add column risk smallint, add column risk_reasons text[]`.execute(db);
  await sql`
    create table card_uses (
      provider text not null,
      use_id text not null,
      card_hash bytea not null,
      donation_id text not null,
      email_hash bytea not null,
      declined boolean not null,
      at timestamptz not null default now(),
      primary key (provider, use_id)
    )`.execute(db);
  await sql`create index card_uses_of_card on card_uses (card_hash, at)`.execute(db);
  await sql`create index card_uses_old on card_uses using brin (at)`.execute(db);
  await sql`
    create table doubtful_gifts (
      donation_id text primary key references donations (id),
      score smallint not null check (score between 0 and 100),
      reasons text[] not null,
      noted_at timestamptz not null default now(),
      state text not null default 'OPEN' check (state in ('OPEN', 'ACCEPTED', 'REFUSED')),
      decided_at timestamptz,
      decided_by text,
      check ((state = 'OPEN') = (decided_at is null))
    )`.execute(db);
  await sql`create index doubtful_gifts_open on doubtful_gifts (noted_at) where state = 'OPEN'`.execute(db);
  await sql`
    alter table sandbox_payments add column card text,
      add column without_cards boolean not null default false`.execute(db);
}
