import type pg from "pg";
import type { Caller } from "#domain/audit/audit-entry.ts";
import type { DeadLetters } from "#domain/mail/ports.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { forgotten, isMailId, type Queryable } from "./outbox.ts";

export const deadMail = (pool: Queryable): DeadLetters => ({
  retry: async (id, now) => {
    if (!isMailId(id)) return "not_dead";
    const { rowCount } = await pool.query(
      `update mail_outbox set state = 'QUEUED', attempts = 0, next_attempt_at = $2
        where id = $1 and state = 'DEAD' and (expires_at is null or expires_at > $2)`,
      [id, now],
    );
    return rowCount === 1 ? "queued_again" : "not_dead";
  },
  drop: async (id) => {
    if (!isMailId(id)) return "not_dead";
    const { rowCount } = await pool.query(
      `update mail_outbox set state = 'FORGOTTEN', ${forgotten} where id = $1 and state = 'DEAD'`,
      [id],
    );
    return rowCount === 1 ? "dropped" : "not_dead";
  },
  counts: async () => {
    const { rows } = await pool.query<CountsRow>(`
      select
        (select count(*) from mail_outbox where state in ('QUEUED', 'SENDING')) as waiting,
        (select count(*) from mail_outbox where state = 'DEAD') as dead,
        oldest.created_at, oldest.last_error
      from (values (1)) as one
      left join lateral (
        select created_at, last_error from mail_outbox
        where state in ('QUEUED', 'SENDING') order by created_at limit 1
      ) as oldest on true`);
    const [row] = rows;
    if (!row) throw new Error("The outbox did not answer");
    return {
      waiting: row.waiting,
      dead: row.dead,
      oldestWaitingSince: row.created_at,
      lastError: row.last_error,
    };
  },
});

type CountsRow = { waiting: number; dead: number; created_at: Date | null; last_error: string | null };

export async function mailLastSentAt(pool: Queryable): Promise<Date | null> {
  const { rows } = await pool.query<{ sent_at: Date }>(
    "select sent_at from mail_outbox where sent_at is not null order by sent_at desc limit 1",
  );
  return rows[0]?.sent_at ?? null;
}

type MailOutcome = "done" | "not_dead";

export const deadMailWork = (pool: pg.Pool) => ({
  sendAgain: (id: string, by: Caller): Promise<MailOutcome> =>
    inTransaction(pool, async (client) => {
      if ((await deadMail(client).retry(id, new Date())) === "not_dead") return "not_dead";
      await writeAudit(client, { ...by, action: "mail.queued_again", subject: { kind: "mail", id } });
      return "done";
    }),
  giveUp: (id: string, by: Caller): Promise<MailOutcome> =>
    inTransaction(pool, async (client) => {
      if ((await deadMail(client).drop(id)) === "not_dead") return "not_dead";
      await writeAudit(client, { ...by, action: "mail.given_up", subject: { kind: "mail", id } });
      return "done";
    }),
});
