import { sql, type Kysely } from "kysely";
import { appendOnly } from "./0002-ledger-tables.ts";

export async function createGivingTables(db: Kysely<unknown>): Promise<void> {
  await donations(db);
  await guards(db);
  await payments(db);
  await receipts(db);
}

async function donations(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table donations (
      id text primary key,
      reference text not null unique,
      status text not null default 'PENDING' check (status in ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED',
        'CANCELLED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'DISPUTED', 'CHARGED_BACK')),
      version integer not null default 1,
      attempts smallint not null default 1,
      amount_cents bigint not null check (amount_cents between 50 and 99999999),
      charged_cents bigint not null check (charged_cents between amount_cents and 99999999),
      cover_fees boolean generated always as (charged_cents > amount_cents) stored,
      currency text not null check (currency = 'EUR'),
      frequency text not null check (frequency in ('ONE_TIME', 'MONTHLY')),
      campaign_id text,
      program_id text,
      donor_name text,
      donor_email text not null,
      user_id text,
      country text check (country ~ '^[A-Z]{2}$'),
      language text not null check (language in ('en', 'nl', 'ar')),
      tribute_type text check (tribute_type in ('honor', 'memory')),
      tribute_honoree text,
      tribute_message text,
      tribute_notify_email text,
      recurring_gift_id text,
      created_at timestamptz not null default now(),
      paid_at timestamptz,
      paid_attempt_id text,
      check ((tribute_type is null) = (tribute_honoree is null)),
      check ((paid_at is null) = (paid_attempt_id is null)),
      check ((paid_at is null) = (status in ('PENDING', 'PROCESSING', 'FAILED', 'CANCELLED')))
    )`.execute(db);
  await sql`create index donations_newest on donations (created_at desc, id desc)`.execute(db);
  await sql`create index donations_by_user on donations (user_id, created_at desc)
    where user_id is not null`.execute(db);
  await sql`create index donations_by_email on donations (lower(donor_email), created_at desc)`.execute(db);
  await sql`create index donations_undecided on donations (created_at)
    where status in ('PENDING', 'PROCESSING')`.execute(db);
  await sql`create index donations_by_recurring_gift on donations (recurring_gift_id)
    where recurring_gift_id is not null`.execute(db);

  await sql`
    create table recurring_gifts (
      id text primary key references donations,
      status text not null check (status in ('ACTIVE', 'PAST_DUE', 'PAUSED', 'ENDED')),
      amount_cents bigint not null check (amount_cents between 50 and 99999999),
      charged_cents bigint not null check (charged_cents between amount_cents and 99999999),
      provider text not null,
      subscription_id text,
      day_of_month smallint not null check (day_of_month between 1 and 31),
      next_charge_on date not null,
      created_at timestamptz not null default now(),
      unique (provider, subscription_id)
    )`.execute(db);
  await sql`alter table donations add foreign key (recurring_gift_id) references recurring_gifts`.execute(db);
  await sql`create index recurring_gifts_due on recurring_gifts (next_charge_on)
    where status in ('ACTIVE', 'PAST_DUE')`.execute(db);

  await sql`
    create table donation_events (
      id bigint generated always as identity primary key,
      donation_id text not null references donations,
      from_status text not null,
      to_status text not null,
      attempt_id text,
      at timestamptz not null default now()
    )`.execute(db);
  await sql`create index donation_events_by_donation on donation_events (donation_id, id)`.execute(db);
  await appendOnly("donation_events").execute(db);
}

async function guards(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table donation_moves (
      from_status text not null,
      to_status text not null,
      primary key (from_status, to_status)
    )`.execute(db);
  await sql`
    insert into donation_moves (from_status, to_status) values
      ('PENDING', 'PROCESSING'), ('PENDING', 'COMPLETED'), ('PENDING', 'FAILED'), ('PENDING', 'CANCELLED'),
      ('PROCESSING', 'COMPLETED'), ('PROCESSING', 'FAILED'),
      ('FAILED', 'PENDING'), ('FAILED', 'COMPLETED'),
      ('CANCELLED', 'COMPLETED'),
      ('COMPLETED', 'PARTIALLY_REFUNDED'), ('COMPLETED', 'REFUNDED'), ('COMPLETED', 'DISPUTED'),
      ('COMPLETED', 'CHARGED_BACK'),
      ('PARTIALLY_REFUNDED', 'COMPLETED'), ('PARTIALLY_REFUNDED', 'REFUNDED'), ('PARTIALLY_REFUNDED', 'DISPUTED'),
      ('PARTIALLY_REFUNDED', 'CHARGED_BACK'),
      ('DISPUTED', 'COMPLETED'), ('DISPUTED', 'PARTIALLY_REFUNDED'), ('DISPUTED', 'CHARGED_BACK'),
      ('REFUNDED', 'PARTIALLY_REFUNDED'), ('REFUNDED', 'CHARGED_BACK'),
      ('CHARGED_BACK', 'COMPLETED')`.execute(db);
  await appendOnly("donation_moves").execute(db);

  await sql`
    create function guard_donation() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        raise exception 'donation % must begin as PENDING, not %', new.id, new.status
          using errcode = 'check_violation';
      end if;
      if new.status <> old.status and not exists (
        select from donation_moves where from_status = old.status and to_status = new.status
      ) then
        raise exception 'donation % cannot go from % to %', old.id, old.status, new.status
          using errcode = 'check_violation';
      end if;
      if old.paid_at is not null and
        (new.amount_cents, new.charged_cents, new.currency, new.frequency, new.campaign_id, new.program_id,
          new.paid_at, new.paid_attempt_id) is distinct from
        (old.amount_cents, old.charged_cents, old.currency, old.frequency, old.campaign_id, old.program_id,
          old.paid_at, old.paid_attempt_id)
      then
        raise exception 'donation % has been paid: what was given, and for what, stays', old.id
          using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger donations_begin_pending before insert on donations
      for each row when (new.status <> 'PENDING') execute function guard_donation()`.execute(db);
  await sql`
    create trigger donations_guarded before update on donations
      for each row execute function guard_donation()`.execute(db);
  await sql`
    create trigger donations_stay before delete or truncate on donations
      for each statement execute function refuse_rewriting()`.execute(db);

  await sql`
    create function refuse_unbooked_gift() returns trigger language plpgsql as $$
    begin
      if not exists (select from ledger_entries where cause_kind = 'gift' and cause_id = new.id) then
        raise exception 'donation % is paid but not in the books', new.id
          using errcode = 'integrity_constraint_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger donations_are_booked after update on donations
      deferrable initially deferred for each row
      when (old.paid_at is null and new.paid_at is not null) execute function refuse_unbooked_gift()`.execute(
    db,
  );
}

async function payments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_attempts (
      id text primary key,
      donation_id text not null references donations,
      number smallint not null check (number > 0),
      amount_cents bigint not null check (amount_cents between 50 and 99999999),
      charged_cents bigint not null check (charged_cents between amount_cents and 99999999),
      frequency text not null check (frequency in ('ONE_TIME', 'MONTHLY')),
      claimed_until timestamptz not null,
      provider text,
      payment_id text,
      next jsonb,
      truth jsonb,
      unique (donation_id, number),
      unique (provider, payment_id),
      check ((provider is null) = (payment_id is null))
    )`.execute(db);
  await sql`
    create table payment_sessions (
      secret_hash bytea primary key,
      amount_cents bigint not null check (amount_cents between 50 and 99999999),
      user_id text,
      donation_id text unique references donations,
      opened_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index payment_sessions_unused on payment_sessions (expires_at)
    where donation_id is null`.execute(db);
  await sql`
    create table provider_events (
      provider text not null,
      event_id text not null,
      payment_id text not null,
      received_at timestamptz not null,
      done_at timestamptz,
      primary key (provider, event_id)
    )`.execute(db);
  await sql`create index provider_events_waiting on provider_events (received_at) where done_at is null`.execute(
    db,
  );
  await sql`
    create table discrepancies (
      id bigint generated always as identity primary key,
      kind text not null,
      provider text not null,
      payment_id text not null,
      donation_id text references donations,
      truth jsonb not null,
      noticed_at timestamptz not null default now(),
      resolved_at timestamptz,
      resolution text,
      unique (kind, provider, payment_id)
    )`.execute(db);
  await sql`create index discrepancies_open on discrepancies (noticed_at) where resolved_at is null`.execute(
    db,
  );
}

/**
 * A receipt is queued by the transaction that books the gift, and numbered a moment later, many at a time: a counter
 * inside that transaction would let gifts through one by one.
 */
async function receipts(db: Kysely<unknown>): Promise<void> {
  await sql`create table receipt_counters (year integer primary key, last integer not null check (last > 0))`.execute(
    db,
  );
  await sql`
    create table receipts (
      id bigint generated always as identity primary key,
      donation_id text not null references donations,
      cause text not null,
      year integer not null,
      number integer,
      queued_at timestamptz not null default now(),
      numbered_at timestamptz,
      unique (donation_id, cause),
      unique (year, number),
      check ((number is null) = (numbered_at is null))
    )`.execute(db);
  await sql`create index receipts_waiting on receipts (id) where number is null`.execute(db);

  // The number comes from here and nowhere else: the next of its year, taken back if the transaction fails. No gaps.
  await sql`
    create function number_receipt() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        new.number := null;
        new.numbered_at := null;
        return new;
      end if;
      if old.number is not null or new.numbered_at is null then
        raise exception 'receipt % is numbered once', old.id using errcode = 'restrict_violation';
      end if;
      insert into receipt_counters (year, last) values (old.year, 1)
        on conflict (year) do update set last = receipt_counters.last + 1
        returning last into new.number;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger receipts_numbered before insert or update on receipts
      for each row execute function number_receipt()`.execute(db);
  await sql`
    create trigger receipts_stay before delete or truncate on receipts
      for each statement execute function refuse_rewriting()`.execute(db);
}
