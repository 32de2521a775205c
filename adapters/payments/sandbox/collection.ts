import { randomBytes } from "node:crypto";
import type pg from "pg";
import { queueNotices } from "./bank-statements.ts";

/** Days after a failed charge of a card on which it is tried again. A debit is not. */
const retryDays = [1, 3, 7, 13] as const;

const batch = 100;

/** Collects monthly donations on their day, retries cards, and reports everything like any payment. */
export const sandboxCollection = (pool: pg.Pool) => {
  const charge = async (id: string, today: string | null): Promise<string | null> => {
    const { rows } = await pool.query<{ id: string }>(
      `with due as (
         select * from sandbox_subscriptions
         where id = $1 and status in ('ACTIVE', 'PAST_DUE') and ($3::date is null or next_charge_on <= $3)
         for update
       ), charged as (
         insert into sandbox_payments (id, amount_cents, currency, frequency, reference, language, state, paid_at,
           subscription_id)
         select $2, amount_cents, currency, 'MONTHLY', reference, language,
           case when declines then 'failed' else 'paid' end, case when not declines then now() end, due.id
         from due returning id
       ), moved as (
         update sandbox_subscriptions s set
           next_charge_on = a_month_later(due.next_charge_on, due.day_of_month),
           status = case when due.declines then 'PAST_DUE' else 'ACTIVE' end,
           owed_payment_id = case when due.declines then $2 end,
           retries = 0,
           retry_on = case when due.declines and due.method_kind = 'card'
             then coalesce($3::date, current_date) + ${retryDays[0]} end
         from due where s.id = due.id
       )
       ${queueNotices("charged")} returning payment_id as id`,
      [id, newPaymentId(), today],
    );
    return rows[0]?.id ?? null;
  };

  /** Retries the owed charge as the same payment: a late success wins. */
  const tryAgain = async (id: string, today: string | null): Promise<boolean> => {
    const { rowCount } = await pool.query(
      `with due as (
         select * from sandbox_subscriptions
         where id = $1 and status = 'PAST_DUE' and owed_payment_id is not null
           and ($2::date is null or retry_on <= $2)
         for update
       ), tried as (
         update sandbox_payments p set changed_at = clock_timestamp(),
           state = case when due.declines then p.state else 'paid' end,
           paid_at = case when due.declines then p.paid_at else now() end
         from due where p.id = due.owed_payment_id returning p.id
       ), moved as (
         update sandbox_subscriptions s set
           status = case when due.declines then s.status else 'ACTIVE' end,
           owed_payment_id = case when due.declines then s.owed_payment_id end,
           retries = s.retries + 1,
           retry_on = case when due.declines and due.method_kind = 'card'
             then due.retry_on + ($3::int[])[due.retries + 1] end
         from due where s.id = due.id
       )
       ${queueNotices("tried")}`,
      [id, today, gaps],
    );
    return rowCount !== 0;
  };

  return {
    charge,
    tryAgain,

    collect: async (today: string): Promise<void> => {
      const { rows } = await pool.query<{ id: string; isRetry: boolean }>(
        `select id, next_charge_on > $1 as "isRetry" from sandbox_subscriptions
         where status in ('ACTIVE', 'PAST_DUE') and (next_charge_on <= $1 or retry_on <= $1) limit ${batch}`,
        [today],
      );
      for (const { id, isRetry } of rows) await (isRetry ? tryAgain(id, today) : charge(id, today));
    },
  };
};

/** From each try to the next; none after the last. */
const gaps = retryDays.slice(1).map((day, index) => day - (retryDays[index] ?? 0));
const newPaymentId = (): string => `sbx_${randomBytes(12).toString("hex")}`;
