import type pg from "pg";
import type { AccountSums } from "#domain/ledger/books/account-sums.ts";

type Queryable = Pick<pg.ClientBase, "query">;

/** Every account with movements before or within a period, from sums by day. */
export async function accountSums(db: Queryable, from: string, to: string): Promise<AccountSums[]> {
  const { rows } = await db.query<AccountSums>({
    name: "account-sums",
    text: `select account_id as account,
        coalesce(sum(debit_cents - credit_cents) filter (where day < date_trunc('year', $1::date)), 0)::bigint
          as "beforeYearCents",
        coalesce(sum(debit_cents - credit_cents) filter (where day >= date_trunc('year', $1::date) and day < $1), 0)::bigint
          as "beforeCents",
        coalesce(sum(debit_cents) filter (where day >= $1), 0)::bigint as "debitCents",
        coalesce(sum(credit_cents) filter (where day >= $1), 0)::bigint as "creditCents"
      from ledger_day_sums where day <= $2 group by 1`,
    values: [from, to],
  });
  return rows;
}
