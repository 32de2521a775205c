import { sql, type Kysely } from "kysely";

/** What the public may know about donations (decision 140): sums that moved by enough people at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Every entry up to it is public or waits.
  await sql`create table public_mark (entry_id bigint not null)`.execute(db);
  await sql`insert into public_mark values (0)`.execute(db);
  // Without a campaign: empty. `person` is a digest of the address; 0 without one.
  await sql`
    create table waiting_sums (
      entry_id bigint not null,
      campaign_id text not null,
      person bigint not null,
      cents bigint not null,
      primary key (entry_id, campaign_id)
    )`.execute(db);
  await sql`
    create table public_sums (
      campaign_id text not null,
      day date not null,
      cents bigint not null,
      primary key (campaign_id, day)
    )`.execute(db);
  // Entries that the last seal of their year left out, because they were not public yet.
  await sql`create table unsealed_entries (entry_id bigint primary key)`.execute(db);
  // Openings carry forward the donations of many people.
  await sql`
    create view public_raised as
      select nullif(campaign_id, '') as campaign_id, day, cents from public_sums
      union all
      select posting.campaign_id, entry.booked_on, -posting.cents
      from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
        join ledger_accounts account on account.id = posting.account_id
      where entry.cause_kind = 'opening' and account.raised`.execute(db);
}
