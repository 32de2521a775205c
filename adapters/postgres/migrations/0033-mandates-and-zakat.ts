import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // What the donor's bank knows the debits of a monthly gift by, as soon as the provider has told it.
  await sql`alter table recurring_gifts add mandate_reference text`.execute(db);
  await givenAsZakat(db);
  await spentFromTheFund(db);
}

/** What a gift was given as is settled with its payment, like everything else about it. */
async function givenAsZakat(db: Kysely<unknown>): Promise<void> {
  await sql`alter table donations add fund text check (fund in ('ZAKAT'))`.execute(db);
  await sql`
    create function refuse_another_fund() returns trigger language plpgsql as $$
    begin
      raise exception 'donation % has been paid: what it was given as stays', old.id
        using errcode = 'restrict_violation';
    end $$`.execute(db);
  await sql`
    create trigger donations_keep_their_fund before update of fund on donations
      for each row when (old.paid_at is not null and new.fund is distinct from old.fund)
      execute function refuse_another_fund()`.execute(db);
}

/**
 * More than was given can never be spent from the fund: expenses wait for each other, and one that is too large is refused. What
 * goes back to donors later may still leave it short, which the foundation then owes it.
 */
async function spentFromTheFund(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function zakat_balance() returns bigint language sql stable as $$
      select coalesce(-sum(cents), 0)::bigint
      from ledger_sums join ledger_accounts on ledger_accounts.id = account_id
      where fund = 'ZAKAT' and kind in ('INCOME', 'EXPENSE')
    $$`.execute(db);
  await sql`
    create function refuse_overdrawn_fund() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtext('zakat fund'));
      if zakat_balance() < 0 then
        raise exception 'the zakat fund does not hold % cents', new.cents
          using errcode = 'check_violation', constraint = 'zakat_fund_holds_it';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger zakat_fund_holds_it after insert on ledger_postings
      for each row when (new.fund = 'ZAKAT' and new.cents > 0 and new.account_id like 'expenses-%')
      execute function refuse_overdrawn_fund()`.execute(db);
}
