import type pg from "pg";
import type { MonthOfMoney } from "#domain/pictures/by-month.ts";

export const moneyByMonth =
  (pool: pg.Pool) =>
  async (from: string, through: string): Promise<MonthOfMoney[]> => {
    const { rows } = await pool.query<MonthOfMoney>({
      name: "money-by-month",
      text: `select to_char(day, 'YYYY-MM') as month,
          coalesce(sum(credit_cents - debit_cents) filter (where raised), 0)::bigint as "inCents",
          coalesce(sum(debit_cents - credit_cents) filter (where category is not null), 0)::bigint as "outCents"
        from ledger_day_sums join ledger_accounts account on account.id = account_id
        where (raised or category is not null) and day between $1 and $2
        group by 1 order by 1`,
      values: [from, through],
    });
    return rows;
  };
