import { sql, type Kysely } from "kysely";
import { appendOnly } from "./0002-ledger-tables.ts";

/** Gifts without a provider can be undone: an entry that mirrors the first, a receipt that reads void, a status of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await reversals(db);
  await linesToMatchAgain(db);
  await withoutTrace(db);
}

async function reversals(db: Kysely<unknown>): Promise<void> {
  await sql`alter table donations drop constraint donations_status_check`.execute(db);
  await sql`
    alter table donations add constraint donations_status_check check (status in ('PENDING', 'PROCESSING', 'COMPLETED',
      'FAILED', 'CANCELLED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'DISPUTED', 'CHARGED_BACK', 'REVERSED'))`.execute(
    db,
  );
  await sql`insert into donation_moves (from_status, to_status) values ('COMPLETED', 'REVERSED')`.execute(db);
  await sql`
    create table gift_reversals (
      donation_id text primary key references donations,
      reason text not null check (btrim(reason) <> ''),
      reversed_by text,
      reversed_at timestamptz not null default now()
    )`.execute(db);
  await appendOnly("gift_reversals").execute(db);
  await sql`
    create function refuse_unbooked_reversal() returns trigger language plpgsql as $$
    begin
      if not exists (select from ledger_entries where cause_kind = 'gift_reversed' and cause_id = new.id)
        or not exists (select from gift_reversals where donation_id = new.id)
      then
        raise exception 'donation % is undone but not in the books', new.id
          using errcode = 'integrity_constraint_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger donations_are_undone_in_the_books after update on donations
      deferrable initially deferred for each row
      when (old.status <> 'REVERSED' and new.status = 'REVERSED') execute function refuse_unbooked_reversal()`.execute(
    db,
  );
}

/** A line whose gift is undone may settle another. */
async function linesToMatchAgain(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger transfer_receipts_stay on transfer_receipts`.execute(db);
  await sql`
    alter table transfer_receipts
      drop constraint transfer_receipts_pkey,
      add undone_at timestamptz`.execute(db);
  await sql`create unique index transfer_receipts_one_per_line on transfer_receipts (bank_entry_id)
    where undone_at is null`.execute(db);
  await sql`
    create function keep_transfer_receipt() returns trigger language plpgsql as $$
    begin
      if old.undone_at is not null or to_jsonb(new) - 'undone_at' is distinct from to_jsonb(old) - 'undone_at' then
        raise exception 'what brought the money of donation % stays', old.donation_id using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger transfer_receipts_kept before update on transfer_receipts
      for each row execute function keep_transfer_receipt()`.execute(db);
  await sql`
    create trigger transfer_receipts_stay before delete or truncate on transfer_receipts
      for each statement execute function refuse_rewriting()`.execute(db);
}

/** What was undone was never given: it leaves the figures about gifts instead of counting as returned. */
async function withoutTrace(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function gift_facts(after_entry bigint, to_entry bigint)
      returns table (day date, campaign_id text, frequency text, country text, language text, method text, donor text,
        gifts integer, given_cents bigint, returned_cents bigint)
      language plpgsql stable as $$
    begin
      return query execute
        'select entry.booked_on, coalesce(d.campaign_id, ''''), d.frequency, coalesce(d.country, ''''), d.language,
           coalesce(paid.truth->>''method'', paid.provider, ''''),
           case when exists (
             select from donations earlier
             where lower(earlier.donor_email) = lower(d.donor_email) and earlier.paid_at is not null
               and (earlier.paid_at, earlier.id) < (d.paid_at, d.id)
           ) then ''returning'' else ''new'' end,
           case entry.cause_kind when ''gift'' then 1 when ''gift_reversed'' then -1 else 0 end,
           case when entry.cause_kind in (''gift'', ''gift_reversed'') then raised.cents else 0 end,
           case when entry.cause_kind in (''gift'', ''gift_reversed'') then 0 else -raised.cents end
         from ledger_entries entry
           join donations d on d.id = entry.donation_id
           left join payment_attempts paid on paid.id = d.paid_attempt_id
           cross join lateral (
             select -sum(posting.cents)::bigint as cents
             from ledger_postings posting join ledger_accounts account on account.id = posting.account_id
             where posting.entry_id = entry.id and account.raised
           ) raised
         where entry.id > $1 and entry.id <= $2 and raised.cents is not null'
        using after_entry, to_entry;
    end $$`.execute(db);
}
