import { sql, type Kysely } from "kysely";

/**
 * Accounts that staff add below an account of the chart, from which they take kind and place in the annual accounts. They are
 * closed, never deleted, and nothing but a reversal is booked to a closed one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table added_accounts (
      id text primary key references ledger_accounts,
      parent text not null references ledger_accounts,
      number text not null unique check (number ~ '^[0-9]{4,6}$'),
      title jsonb not null check (has_every_language(title)),
      added_by text not null,
      added_at timestamptz not null default now(),
      closed_at timestamptz,
      check (id = parent || '.' || number)
    )`.execute(db);
  await sameAsParent(db);
  await onlyTitleAndClosing(db);
  await nothingToClosed(db);
}

async function sameAsParent(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_other_kind() returns trigger language plpgsql as $$
    begin
      if not exists (
        select from ledger_accounts own join ledger_accounts parent on parent.id = new.parent
        where own.id = new.id and not parent.raised and parent.id not like '%.%'
          and (own.kind, own.raised, own.category) is not distinct from (parent.kind, parent.raised, parent.category))
      then
        raise exception 'account % is not of the kind of %', new.id, new.parent using errcode = 'check_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger added_accounts_as_parent before insert on added_accounts
      for each row execute function refuse_other_kind()`.execute(db);
}

/** A balance that was closed away would be missing in the next year. */
async function onlyTitleAndClosing(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function guard_added_account() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' or (new.id, new.parent, new.number, new.added_by, new.added_at)
        is distinct from (old.id, old.parent, old.number, old.added_by, old.added_at)
      then
        raise exception 'account % stays as it was added', old.id using errcode = 'restrict_violation';
      end if;
      if new.closed_at is not null and old.closed_at is null then
        -- Bookings to the account wait here, and then find it closed.
        perform pg_advisory_xact_lock(hashtextextended('account ' || old.id, 0));
        if (select kind from ledger_accounts where id = old.id) in ('ASSET', 'LIABILITY', 'EQUITY')
          and (select coalesce(sum(cents), 0) from ledger_sums where account_id = old.id) <> 0
        then
          raise exception 'account % has a balance', old.id using errcode = 'check_violation', constraint = 'closed_is_empty';
        end if;
        if exists (select from match_rules where ledger_account_id = old.id and ended_at is null) then
          raise exception 'a rule books to account %', old.id using errcode = 'check_violation', constraint = 'closed_has_no_rule';
        end if;
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger added_accounts_stay before update or delete on added_accounts
      for each row execute function guard_added_account()`.execute(db);
}

async function nothingToClosed(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_closed_account() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(hashtextextended('account ' || new.account_id, 0));
      if exists (select from added_accounts where id = new.account_id and closed_at is not null)
        and not exists (select from ledger_entries e where e.id = new.entry_id
          and (e.reverses_entry_id is not null or e.cause_kind = 'release'))
      then
        raise exception 'account % is closed', new.account_id using errcode = 'check_violation', constraint = 'account_is_open';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger ledger_postings_to_open after insert on ledger_postings
      for each row when (new.account_id like '%.%') execute function refuse_closed_account()`.execute(db);
}
