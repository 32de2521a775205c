import type pg from "pg";
import type { Reconciliation } from "#domain/reconciliation/answers.ts";
import { reconciledUpTo } from "#domain/reconciliation/comparison.ts";
import { lastCompared } from "./reconciliations.ts";

export const showReconciliation =
  (pool: pg.Pool) => async (): Promise<Omit<Reconciliation, "hasSandbox">> => {
    const compared = await lastCompared(pool);
    const { rows: inTransit } = await pool.query<Reconciliation["inTransit"][number]>(
      `select account_id as account, sum(cents)::bigint as cents from ledger_sums
       where account_id like 'in-transit-%'
       group by 1 having sum(cents) <> 0 order by 1`,
    );
    const { rows: unread } = await pool.query<Reconciliation["unread"][number]>(
      `select provider, not_told as "notTold" /* never null: notTold, because it is asked for */
       from payouts_mark where not_told is not null order by provider`,
    );
    return {
      upTo: reconciledUpTo(compared.map(({ agreedUpTo }) => agreedUpTo)),
      accounts: compared.map(
        ({ account, side, upTo, booksCents, outsideCents, notTold, comparedAt, agreesSince }) => ({
          account,
          side,
          upTo,
          booksCents,
          outsideCents,
          notTold,
          comparedAt,
          agreesSince,
        }),
      ),
      inTransit,
      unread,
    };
  };

export const publicReconciliation = (pool: pg.Pool) => async () =>
  reconciledUpTo((await lastCompared(pool)).map(({ agreedUpTo }) => agreedUpTo));
