import type pg from "pg";
import type { RowOf } from "#domain/open-data/rows.ts";

/** Income and spending of every month, by booking date. */
export async function openMonths(pool: pg.Pool): Promise<RowOf<"months">[]> {
  const { rows } = await pool.query<RowOf<"months">>({
    name: "open-months",
    text: `select to_char(day, 'YYYY-MM') as id, to_char(day, 'YYYY-MM') as "raisedFrom",
        coalesce(sum(credit_cents - debit_cents) filter (where raised), 0)::bigint as "raisedCents",
        coalesce(sum(debit_cents - credit_cents) filter (where category = 'PROGRAM'), 0)::bigint as "programCents",
        coalesce(sum(debit_cents - credit_cents) filter (where category = 'ADMINISTRATION'), 0)::bigint
          as "administrationCents",
        coalesce(sum(debit_cents - credit_cents) filter (where category = 'FUNDRAISING'), 0)::bigint as "fundraisingCents"
      from ledger_day_sums join ledger_accounts account on account.id = account_id
      where raised or category is not null
      group by 1 order by 1`,
  });
  return rows;
}
