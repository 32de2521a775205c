import type pg from "pg";
import { writingEntries } from "../ledger/ledger.ts";

/** A manual booking on an account with statements waits in clearing until the bank shows it. Resumes after the last run. */
export async function clearHandEntries(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{
    id: string;
    ledgerAccountId: string;
    from: string;
    after: number;
    mark: number;
  }>(
    `select id, ledger_account_id as "ledgerAccountId", known_from as "from" /* never null: from, because it is asked for */,
       cleared_through as after, mark.entry_id as mark
     from bank_accounts, ledger_summary_mark mark where known_from is not null`,
  );
  for (const { id, ledgerAccountId, from, after, mark } of rows) {
    await clearHandEntriesOf(pool, ledgerAccountId, from, after);
    if (mark > after)
      await pool.query("update bank_accounts set cleared_through = $2 where id = $1", [id, mark]);
  }
}

export async function clearHandEntriesOf(
  client: Pick<pg.ClientBase, "query">,
  ledgerAccountId: string,
  from: string,
  after = 0,
): Promise<void> {
  await client.query(
    `with booking(entry) as (
       select jsonb_build_object(
         'cause', jsonb_build_object('kind', 'transfer', 'id', clearing.id),
         'bookedOn', e.booked_on, 'description', 'Waits for the bank statement',
         'postings', jsonb_build_array(
           jsonb_build_object('account', p.account_id, 'cents', -p.cents),
           jsonb_build_object('account', case
               when e.donation_id is not null then 'transfers-expected'
               when what.kind in ('transfer', 'bank_match') then 'own-transfers'
               when what.kind = 'income' then 'debtors'
               else 'creditors' end,
             'cents', p.cents)))
       from ledger_entries e
         join ledger_postings p on p.entry_id = e.id and p.account_id = $1
         left join ledger_entries first on first.id = e.reverses_entry_id
         cross join lateral (select coalesce(first.cause_kind, e.cause_kind) as kind) what
         -- Between two accounts of ours each clears its own half.
         cross join lateral (select case when what.kind in ('transfer', 'bank_match')
           then 'own-clearing:' || e.id || ':' || p.account_id else 'bank-clearing:' || e.id end as id) clearing
       where e.booked_on >= $2 and e.id > $3 and p.entry_id > $3
         and (e.donation_id is not null
           or what.kind in ('expense', 'charge', 'payment', 'income', 'transfer', 'bank_match'))
         and e.cause_id not like '%-clearing:%'
         and not exists (select from ledger_entries c where c.cause_kind = 'transfer' and c.cause_id = clearing.id)
     ), ${writingEntries({ entries: "booking", repeated: "on conflict (cause_kind, cause_id) do nothing" })}
     select count(*)::int as written from written`,
    [ledgerAccountId, from, after],
  );
}
