import type pg from "pg";
import type { KeptMail } from "#domain/mail/ports.ts";
import { isMailId, mailOf, storedColumns, type StoredRow } from "./outbox.ts";

/** Limits the statement. */
const maxAtOnce = 1_000;

/** Without a mail server the outbox is the mailbox: nothing is sent or deleted. */
export const keptMail = (pool: pg.Pool): KeptMail => ({
  keepWaiting: async (now) => {
    for (let kept = 0; ;) {
      const { rowCount } = await pool.query({
        name: "mail-keep",
        // Ordered and serialised, so that the next reader misses nothing. An array uses the index; a join would read all kept mail.
        text: `update mail_outbox set state = 'KEPT', sent_at = $1
          where id = any(array(
            select id from mail_outbox
            where state in ('QUEUED', 'SENDING') and (state = 'QUEUED' or next_attempt_at <= $1)
            order by urgent desc, next_attempt_at limit ${maxAtOnce} for update))`,
        values: [now],
      });
      if (!rowCount) return kept;
      kept += rowCount;
    }
  },
  newest: async ({ to, most }) => {
    const { rows } = await pool.query<KeptRow>(
      `select ${storedColumns}, sent_at from mail_outbox
        where ${readable} and ($2::text is null or lower(to_address) = lower($2))
        order by sent_at desc, created_at desc, id limit $1`,
      [most, to ?? null],
    );
    return rows.map((row) => ({ ...mailOf(row), sentAt: row.sent_at }));
  },
  find: async (id) => {
    if (!isMailId(id)) return null;
    const { rows } = await pool.query<KeptRow>(
      `select ${storedColumns}, sent_at from mail_outbox where id = $1 and ${readable}`,
      [id],
    );
    return rows[0] ? { ...mailOf(rows[0]), sentAt: rows[0].sent_at } : null;
  },
});

/** Sent mail is private: the mailbox shows only kept mail. */
const readable = "state = 'KEPT' and to_address is not null and sent_at is not null";
type KeptRow = StoredRow & { sent_at: Date };
