import type pg from "pg";
import type { Language } from "#domain/language.ts";
import { letter as letterSchema } from "#domain/mail/letter.ts";
import type { AttachmentReference, MailToQueue, StoredMail } from "#domain/mail/mail.ts";
import type { ClaimedMail, Outbox, Settlement } from "#domain/mail/ports.ts";

/** Longer than any attempt with the SMTP timeouts; mail of a killed worker waits this long. */
const leaseMs = 15 * 60_000;

/** The pool, or the client of a transaction. */
export type Queryable = Pick<pg.ClientBase, "query">;

/** The same kind and cause again changes nothing, so a repeated webhook queues no second receipt. */
export async function queueMail(db: Queryable, mail: MailToQueue): Promise<"queued" | "already_queued"> {
  const { rowCount } = await db.query({
    name: "mail-queue",
    text: `insert into mail_outbox
        (kind, cause, to_address, language, letter, attachments, urgent, forget_once_sent, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (kind, cause) do nothing`,
    values: [
      mail.kind,
      mail.cause,
      mail.to,
      mail.language,
      mail.letter ? JSON.stringify(letterSchema.parse(mail.letter)) : null,
      JSON.stringify(mail.attachments ?? []),
      mail.urgent ?? false,
      mail.forgetOnceSent ?? false,
      mail.expiresAt ?? null,
    ],
  });
  return rowCount === 1 ? "queued" : "already_queued";
}

export async function queueMails(db: Queryable, mails: readonly MailToQueue[]): Promise<void> {
  for (const mail of mails) await queueMail(db, mail);
}

export const storedOutbox = (pool: pg.Pool): Outbox => ({
  claim: async (most, now) => {
    const leaseUntil = new Date(now.getTime() + leaseMs);
    const { rows } = await pool.query<ClaimedRow>({
      name: "mail-claim",
      // As an array: a join would read all sent mail.
      text: `/* never null: to_address, because what waits has one */
        update mail_outbox set state = 'SENDING', attempts = attempts + 1, next_attempt_at = $3
        where id = any(array(
          select id from mail_outbox
          where state in ('QUEUED', 'SENDING') and next_attempt_at <= $2
          order by urgent desc, next_attempt_at limit $1 for update skip locked))
        returning ${storedColumns}, forget_once_sent, expires_at, attempts`,
      values: [most, now, leaseUntil],
    });
    return rows.map((row): ClaimedMail => ({
      ...mailOf(row),
      forgetOnceSent: row.forget_once_sent,
      expiresAt: row.expires_at,
      attempts: row.attempts,
      leaseUntil,
    }));
  },
  settle: async (mail, settlement) => {
    const { changes, values } = changesOf(mail, settlement);
    const { rowCount } = await pool.query(
      `update mail_outbox set ${changes} where id = $1 and state = 'SENDING' and next_attempt_at = $2`,
      [mail.id, mail.leaseUntil, ...values],
    );
    return rowCount === 1 ? "settled" : "no_longer_ours";
  },
});

/** Ids also come from URLs; PostgreSQL would throw for other text. */
export const isMailId = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);

export const forgotten = "to_address = null, letter = null, attachments = '[]'";
export const storedColumns = "id, kind, cause, to_address, language, letter, attachments";

export type StoredRow = {
  id: string;
  kind: string;
  cause: string;
  to_address: string;
  language: Language;
  letter: unknown;
  attachments: AttachmentReference[];
};
type ClaimedRow = StoredRow & { forget_once_sent: boolean; expires_at: Date | null; attempts: number };

export const mailOf = ({ to_address, ...row }: StoredRow): StoredMail => ({
  id: row.id,
  kind: row.kind,
  cause: row.cause,
  to: to_address,
  language: row.language,
  letter: row.letter,
  attachments: row.attachments,
});

function changesOf(mail: ClaimedMail, settlement: Settlement): { changes: string; values: unknown[] } {
  switch (settlement.state) {
    case "SENT": {
      const forget = mail.forgetOnceSent ? `, ${forgotten}` : "";
      return { changes: `state = 'SENT', sent_at = $3, last_error = null${forget}`, values: [settlement.at] };
    }
    case "QUEUED":
      return {
        changes: "state = 'QUEUED', next_attempt_at = $3, attempts = $4, last_error = $5",
        values: [settlement.nextAttemptAt, settlement.attempts, settlement.error],
      };
    case "DEAD":
      return { changes: "state = 'DEAD', last_error = $3", values: [settlement.error] };
    case "FORGOTTEN":
      return { changes: `state = 'FORGOTTEN', ${forgotten}`, values: [] };
  }
}
