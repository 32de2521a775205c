import type pg from "pg";
import type { MonthOfMoney } from "#domain/pictures/by-month.ts";
import { moneyDays } from "../open-data/open-sums.ts";

export const moneyByMonth =
  (pool: pg.Pool) =>
  async (from: string, through: string): Promise<MonthOfMoney[]> => {
    const { rows } = await pool.query<Omit<MonthOfMoney, "isMerged">>({
      name: "money-by-month",
      text: `select to_char(day, 'YYYY-MM') as month,
          coalesce(-sum(cents) filter (where category is null), 0)::bigint as "inCents",
          coalesce(sum(cents) filter (where category is not null), 0)::bigint as "outCents"
        from (${moneyDays}) moved where day between $1 and $2
        group by 1 order by 1`,
      values: [from, through],
    });
    return rows;
  };
