import type pg from "pg";
import type { Day } from "#domain/calendar/day.ts";
import type { Comparison } from "#domain/reconciliation/comparison.ts";

type Queryable = Pick<pg.ClientBase, "query">;

/** The result of a night. A later result of the same day replaces it. */
export async function keepComparisons(
  db: Queryable,
  night: Day,
  compared: readonly Comparison[],
): Promise<void> {
  await db.query(
    `insert into reconciliations (night, account_id, side, up_to, books_cents, outside_cents, not_told)
     select $1, found->>'account', found->>'side', (found->>'upTo')::date, (found->>'booksCents')::bigint,
       (found->>'outsideCents')::bigint, found->>'notTold'
     from jsonb_array_elements($2::jsonb) as found
     on conflict (night, account_id) do update set side = excluded.side, up_to = excluded.up_to,
       books_cents = excluded.books_cents, outside_cents = excluded.outside_cents, not_told = excluded.not_told,
       compared_at = now()`,
    [night, JSON.stringify(compared)],
  );
}

export type ComparedAccount = Comparison &
  Readonly<{
    comparedAt: string;
    /** The first night of the current series of agreement; null: it does not agree. */
    agreesSince: Day | null;
    /** The day up to which it last agreed. */
    agreedUpTo: Day | null;
  }>;

export async function lastCompared(db: Queryable): Promise<ComparedAccount[]> {
  const { rows } = await db.query<ComparedAccount>(
    `select r.account_id as account, r.side, r.up_to as "upTo", r.books_cents as "booksCents",
       r.outside_cents as "outsideCents", r.not_told as "notTold", r.compared_at::text as "comparedAt",
       (select min(good.night) from reconciliations good where good.account_id = r.account_id and good.agrees
          and good.night > coalesce((select max(bad.night) from reconciliations bad
            where bad.account_id = r.account_id and not bad.agrees), '-infinity')) as "agreesSince",
       (select max(good.up_to) from reconciliations good where good.account_id = r.account_id and good.agrees) as "agreedUpTo"
     from reconciliations r where r.night = (select max(night) from reconciliations)
     order by r.side, r.account_id`,
  );
  return rows;
}
