import type pg from "pg";
import type { BookYears } from "#domain/book-years/ports.ts";

/** Counted in one look, so that all points are of the same moment. */
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
          -- More left an account at the bank than the books ever saw come in.
          (select count(*) from standing where cents < 0 and (account_id = 'cash' or account_id ~ '^bank(-[0-9]+)?$')) as bank,
          (select count(*) from discrepancies where resolved_at is null
            and noticed_at < make_date($1::int + 1, 1, 1)::timestamp at time zone 'Europe/Amsterdam')
          + (select coalesce(sum(faults), 0) from check_results
            where name like 'provider-%' and night = (select max(night) from check_results)) as providers,
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
