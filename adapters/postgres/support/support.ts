import type pg from "pg";
import type { Language } from "#domain/language.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import type { OpenedThread, ThreadAnswer } from "#domain/support/answers.ts";
import type { NewMessage, Recipient, SupportThreads } from "#domain/support/ports.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";
import { queueMail } from "../mail/outbox.ts";

type Letters = {
  toStaff: (message: NewMessage) => Promise<MailToQueue>;
  toDonor: (message: NewMessage, to: Recipient) => MailToQueue;
};

const maxListed = 200;
const columns = `t.id, t.subject, t.status, t.created_at as "createdAt", t.last_message_at as "lastMessageAt"`;
const messages = `(select coalesce(jsonb_agg(jsonb_build_object(
    'id', m.id, 'author', m.author, 'body', m.body, 'createdAt', m.created_at) order by m.created_at, m.id), '[]')
  from support_messages m where m.thread_id = t.id) as messages`;

export const storedSupport = (pool: pg.Pool, letters: Letters): SupportThreads => ({
  listOf: async (userId) => {
    const { rows } = await pool.query<Row<ThreadAnswer>>(
      `select ${columns}, ${messages} from support_threads t where t.user_id = $1
       order by t.last_message_at desc, t.id limit ${maxListed}`,
      [userId],
    );
    return rows.map(withTexts);
  },

  open: (userId, subject, message, since) =>
    inTransaction(pool, async (client) => {
      await lockByName(client, `support ${userId}`);
      const { rows } = await client.query<{ id: string }>(
        `select t.id from support_threads t join support_messages m on m.thread_id = t.id
         where t.user_id = $1 and t.subject = $2 and m.body = $3 and m.created_at > $4 limit 1`,
        [userId, subject, message.body, since],
      );
      if (rows[0]) return rows[0].id;
      await client.query("insert into support_threads (id, user_id, subject) values ($1, $2, $3)", [
        message.threadId,
        userId,
        subject,
      ]);
      await insertMessage(client, message, "DONOR");
      await queueMail(client, await letters.toStaff(message));
      return message.threadId;
    }),

  add: (userId, message, since) =>
    inTransaction(pool, async (client) => {
      const thread = await lockThread(client, message.threadId);
      if (thread?.userId !== userId) return "unknown";
      if (await isRepeated(client, message, "DONOR", since)) return "added";
      await insertMessage(client, message, "DONOR");
      await queueMail(client, await letters.toStaff(message));
      return "added";
    }),

  read: (threadId, { actor, requestId }) =>
    inTransaction(pool, async (client) => {
      const { rows } = await client.query<Row<OpenedThread> & { userId: string }>(
        `select ${columns}, ${messages}, u.id as "userId",
           jsonb_build_object('name', u.name, 'email', u.email, 'language', u.language) as donor
         from support_threads t join users u on u.id = t.user_id where t.id = $1`,
        [threadId],
      );
      if (!rows[0]) return null;
      const { userId, ...thread } = rows[0];
      const subject = { kind: "support_thread", id: threadId };
      await writeAudit(client, { actor, action: "support.viewed", subject, aboutUserId: userId, requestId });
      return withTexts(thread);
    }),

  reply: (message, { actor, requestId }, since) =>
    inTransaction(pool, async (client) => {
      const thread = await lockThread(client, message.threadId);
      if (!thread) return "unknown";
      if (await isRepeated(client, message, "STAFF", since)) return "added";
      await insertMessage(client, message, "STAFF");
      await queueMail(client, letters.toDonor(message, thread));
      await writeAudit(client, {
        actor,
        action: "support.replied",
        subject: { kind: "support_thread", id: message.threadId },
        aboutUserId: thread.userId,
        requestId,
      });
      return "added";
    }),
});

type Thread = Recipient & { userId: string };

async function lockThread(client: pg.ClientBase, threadId: string): Promise<Thread | undefined> {
  const { rows } = await client.query<{ userId: string; email: string; language: Language; subject: string }>(
    `select u.id as "userId", u.email, u.language, t.subject
     from support_threads t join users u on u.id = t.user_id where t.id = $1 for update of t`,
    [threadId],
  );
  return rows[0];
}

async function isRepeated(
  client: pg.ClientBase,
  { threadId, body }: NewMessage,
  author: string,
  since: Date,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from support_messages
     where thread_id = $1 and author = $2 and body = $3 and created_at > $4 limit 1`,
    [threadId, author, body, since],
  );
  return rowCount !== 0;
}

async function insertMessage(
  client: pg.ClientBase,
  { id, threadId, body }: NewMessage,
  author: "DONOR" | "STAFF",
) {
  await client.query("insert into support_messages (id, thread_id, author, body) values ($1, $2, $3, $4)", [
    id,
    threadId,
    author,
    body,
  ]);
  await client.query("update support_threads set status = $2, last_message_at = now() where id = $1", [
    threadId,
    author === "STAFF" ? "ANSWERED" : "OPEN",
  ]);
}

type Row<T> = Omit<T, "createdAt" | "lastMessageAt"> & { createdAt: Date; lastMessageAt: Date };

const withTexts = <T extends { createdAt: Date; lastMessageAt: Date }>(row: T) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  lastMessageAt: row.lastMessageAt.toISOString(),
});
