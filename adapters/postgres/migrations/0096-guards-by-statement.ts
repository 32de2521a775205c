import { sql, type Kysely } from "kysely";
import { lookForBooks } from "./0096-books-to-come.ts";

/**
 * The guards of gifts and books refuse what they refused, and cost less: a condition answers what nearly every gift asks, and what was
 * asked of each row at the commit is asked once at the end of the statement.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await guardOnlyTheUnusual(db);
  await balanceByKey(db);
  await lookForBooks(db);
  // With the provider, who is always known, the unique key finds the same.
  await sql`drop index payment_attempts_by_payment`.execute(db);
}

/** The one move of nearly every gift needs no look: moves are only ever added to `donation_moves`. */
async function guardOnlyTheUnusual(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger donations_guarded on donations`.execute(db);
  await sql`
    create trigger donations_guarded before update on donations for each row
      when ((new.status <> old.status and (old.status <> 'PENDING' or new.status <> 'COMPLETED'))
        or (old.paid_at is not null and
          (new.amount_cents, new.charged_cents, new.currency, new.frequency, new.campaign_id, new.program_id,
            new.paid_at, new.paid_attempt_id) is distinct from
          (old.amount_cents, old.charged_cents, old.currency, old.frequency, old.campaign_id, old.program_id,
            old.paid_at, old.paid_attempt_id)))
      execute function guard_donation()`.execute(db);
  await sql`drop trigger receipts_numbered on receipts`.execute(db);
  await sql`
    create trigger receipts_begin_without_number before insert on receipts for each row
      when (new.number is not null or new.numbered_at is not null) execute function number_receipt()`.execute(
    db,
  );
  await sql`
    create trigger receipts_numbered before update on receipts
      for each row execute function number_receipt()`.execute(db);
}

/** As values, entry and lines are looked up by their keys, however small the tables were when the statement was planned. */
async function balanceByKey(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function refuse_unbalanced_entry() returns trigger language plpgsql as $$
    declare
      wrong bigint;
    begin
      select written.entry_id into wrong
      from (
        select entry_id, bool_or(account_id not in (select id from ledger_accounts)) as is_strange
        from added group by entry_id
      ) written
      where is_strange
        or coalesce((select lines from ledger_entries where id = written.entry_id), -1) <>
          (select case when sum(cents) = 0 then count(*) else -2 end from ledger_postings posting
            where posting.entry_id = written.entry_id)
      limit 1;
      if found then
        raise exception 'ledger entry % does not balance, is not whole, or names no account', wrong
          using errcode = 'integrity_constraint_violation';
      end if;
      return null;
    end $$`.execute(db);
}
