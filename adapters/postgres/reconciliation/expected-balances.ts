import type pg from "pg";
import { holdings } from "#domain/ledger/accounts.ts";
import { noCents, type Cents } from "#domain/money/cents.ts";
import type { PayingProvider } from "#domain/money/providers.ts";
import type { Comparison } from "#domain/reconciliation/comparison.ts";

type Queryable = Pick<pg.ClientBase, "query">;

/** Booked, less payments that have not reached the balance, less unbooked payouts. Includes reserves. */
export const expectedAt =
  (db: Queryable) =>
  async (provider: PayingProvider): Promise<Cents> => {
    const { rows } = await db.query<{ cents: Cents }>(
      `select ((select coalesce(sum(cents), 0) from ledger_sums where account_id = $2)
         - (select coalesce(sum((a.truth->>'amountCents')::bigint), 0)
            from payment_attempts a join donations d on d.paid_attempt_id = a.id
            where a.provider = $1 and a.truth is not null and a.truth->>'state' = 'paid' and a.truth->>'feeCents' is null)
         - (select coalesce(sum(cents), 0) from payouts where provider = $1 and booked_at is null and state <> 'FAILED'))::bigint
         as cents`,
      [provider, holdings[provider]],
    );
    return rows[0]?.cents ?? noCents;
  };

/** From its first statement on only statements move an account, so the books equal the last closing balance. */
export const bankBalances = (db: Queryable) => async (): Promise<Comparison[]> => {
  const { rows } = await db.query<Comparison>(
    `select ledger_account_id as account, 'bank' as side, known_to as "upTo", closing_cents as "outsideCents",
       (select coalesce(sum(s.cents), 0)::bigint from ledger_sums s where s.account_id = ledger_account_id) as "booksCents",
       case when closing_cents is null then 'no_statement' end as "notTold"
     from bank_accounts order by added_at`,
  );
  return rows;
};
