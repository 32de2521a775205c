import { sql, type Kysely } from "kysely";

/** Who tries out cards is known by the cards that were declined; and what stops them stops one way of paying. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table declined_cards (
      provider text not null,
      decline_id text not null,
      attempt_id text not null references payment_attempts,
      at timestamptz not null,
      noted_at timestamptz not null default now(),
      primary key (provider, decline_id)
    )`.execute(db);
  await sql`create index declined_cards_lately on declined_cards (at)`.execute(db);
  await sql`create index declined_cards_by_attempt on declined_cards (attempt_id)`.execute(db);

  // From wherever a form was sent: each place is added, none takes another's failures away.
  await sql`
    alter table giving_origins drop constraint giving_origins_pkey,
      add primary key (secret_hash, address_hash, email_hash)`.execute(db);

  // Null: all of them, as every pause was before.
  await sql`alter table payment_pauses add column provider text, add column method text`.execute(db);
}
