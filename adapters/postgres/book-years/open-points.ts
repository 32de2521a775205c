import type pg from "pg";
import type { AdoptedYear } from "#domain/transparency/published-books.ts";
import type { BookYears } from "#domain/book-years/ports.ts";

/** One statement, so that all counts are of one moment. */
export const openPoints =
  (pool: pg.Pool): BookYears["openPoints"] =>
  async (year) => {
    const { rows } = await pool.query<Awaited<ReturnType<BookYears["openPoints"]>>>({
      name: "book-year-open-points",
      text: `with standing as (
          select account_id, sum(debit_cents - credit_cents) as cents from ledger_day_sums
          where day <= make_date($1::int, 12, 31) group by 1
        )
        select
          -- More left an account at the bank than the books ever saw come in; or it is not what its statements said that day, or they end before.
          (select count(*) from standing where cents < 0 and (account_id = 'cash' or account_id ~ '^bank(-[0-9]+)?$'))
          + (select count(*) from bank_accounts account
            where known_from <= make_date($1::int, 12, 31) and (known_to < make_date($1::int, 12, 31)
              or closing_cents - (select coalesce(sum(cents), 0) from bank_entries
                  where account_id = account.id and booked_on > make_date($1::int, 12, 31))
                <> coalesce((select cents from standing where account_id = account.ledger_account_id), 0))) as bank,
          (select count(*) from discrepancies where resolved_at is null
            and noticed_at < make_date($1::int + 1, 1, 1)::timestamp at time zone 'Europe/Amsterdam')
          + (select coalesce(sum(faults), 0) from check_results
            where name like 'provider-%' and night = (select max(night) from check_results))
          + (select count(*) from reconciliations
            where side = 'provider' and not agrees and night = (select max(night) from reconciliations)) as providers,
          -- What was on its way that day has arrived since, payout by payout.
          (select count(*) from standing where account_id like 'in-transit-%' and cents <> (
            select coalesce(sum(p.cents), 0)
            from payouts p
              join held_bank_matches m on m.payout_provider = p.provider and m.payout_id = p.id
              join bank_lines l on l.id = m.line_id
              join bank_entries e on e.id = l.entry_id
            where account_id = 'in-transit-' || p.provider
              and (p.made_at at time zone 'Europe/Amsterdam')::date <= make_date($1::int, 12, 31)
              and e.booked_on > make_date($1::int, 12, 31))) as transit,
          (select count(*) from standing where cents <> 0 and account_id = 'own-transfers') as transfers,
          (select count(*) from unconfirmed_transfers where booked_on <= make_date($1::int, 12, 31)) as expected,
          (select count(*) from standing where cents <> 0 and account_id in ('suspense', 'bank-suspense')) as suspense,
          (select count(*) from ledger_entries entry
            where entry.cause_kind = 'expense' and entry.booked_on between make_date($1::int, 1, 1) and make_date($1::int, 12, 31)
              and not exists (select from expenses where expenses.id = entry.cause_id)
              and not exists (select from ledger_entries undone where undone.reverses_entry_id = entry.id)) as documents`,
      values: [year],
    });
    const [counted] = rows;
    if (!counted) throw new Error(`Nothing was counted for ${year}`);
    return counted;
  };

/** The last closed year; null: none. */
export async function closedThrough(db: Pick<pg.ClientBase, "query">): Promise<number | null> {
  const { rows } = await db.query<{ year: number | null }>(
    "select max(year) as year from book_years where is_closed",
  );
  return rows[0]?.year ?? null;
}

/** The last adopted accounts of each year; a reopened year stays published until it is closed again. */
export async function adoptedAccounts(pool: pg.Pool): Promise<ReadonlyMap<number, AdoptedYear>> {
  const { rows } = await pool.query<{ year: number; adoptedOn: string; snapshot: AdoptedYear["books"] }>({
    name: "adopted-accounts",
    text: `/* never null: adoptedOn, snapshot, because it was closed */
      select distinct on (year) year, adopted_on as "adoptedOn", snapshot from book_year_events
      where kind = 'closed' order by year, id desc`,
  });
  return new Map(rows.map(({ year, adoptedOn, snapshot }) => [year, { adoptedOn, books: snapshot }]));
}
