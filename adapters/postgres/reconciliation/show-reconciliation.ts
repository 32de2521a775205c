import type pg from "pg";
import type { Day } from "#domain/calendar/day.ts";
import type { Reconciliation } from "#domain/reconciliation/answers.ts";
import { reconciledUpTo } from "#domain/reconciliation/comparison.ts";
import { lastCompared, type ComparedAccount } from "./reconciliations.ts";

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
      upTo: await reconciledDay(pool, compared),
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
  reconciledDay(pool, await lastCompared(pool));

/** All lines are matched and all entered transfers arrived up to this day, and the balances agree. */
async function reconciledDay(pool: pg.Pool, compared: readonly ComparedAccount[]): Promise<Day | null> {
  const { rows } = await pool.query<{ day: Day | null }>(
    `select least(
       (select min(e.booked_on) from waiting_bank_lines l join bank_entries e on e.id = l.entry_id where e.cents <> 0),
       (select min(booked_on) from unconfirmed_transfers)) - 1 as day`,
  );
  const agreed = compared.map(({ agreedUpTo }) => agreedUpTo);
  const before = rows[0]?.day;
  return reconciledUpTo(before && agreed.length > 0 ? [...agreed, before] : agreed);
}
