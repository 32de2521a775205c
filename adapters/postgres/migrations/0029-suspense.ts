import { sql, type Kysely } from "kysely";

/** Money that fits no gift is owed to whoever sent it, and providers' other costs are learnt from where we left off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ledger_accounts drop constraint ledger_accounts_kind_check`.execute(db);
  await sql`
    alter table ledger_accounts add constraint ledger_accounts_kind_check
      check (kind in ('ASSET', 'LIABILITY', 'EQUITY', 'INCOME', 'EXPENSE'))`.execute(db);
  await sql`insert into ledger_accounts (id, kind, raised, category) values ('suspense', 'LIABILITY', false, null)`.execute(
    db,
  );
  await sql`
    create table provider_costs_mark (
      provider text primary key,
      asked_at timestamptz not null
    )`.execute(db);

  // Numbers are given by the trigger on receipts alone: whoever else touches the counters makes a gap or a double.
  await sql`
    create function refuse_counting() returns trigger language plpgsql as $$
    begin
      if pg_trigger_depth() < 2 then
        raise exception '% on receipt_counters is refused: receipts number themselves', lower(tg_op)
          using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger receipt_counters_guarded before insert or update or delete on receipt_counters
      for each row execute function refuse_counting()`.execute(db);
  await sql`
    create trigger receipt_counters_stay before truncate on receipt_counters
      for each statement execute function refuse_rewriting()`.execute(db);
}
