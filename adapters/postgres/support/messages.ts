import type pg from "pg";
import { messageForm } from "#domain/contact/message-form.ts";
import type { ContactMessage, ContactMessages, WithTransaction } from "#domain/contact/ports.ts";
import { columnsOf } from "#domain/forms/define-form.ts";
import { emailKey } from "#domain/identifiers/email.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";
import { insertRow } from "../base/insert-row.ts";
import { queueMail } from "../mail/outbox.ts";

type Letters = (
  message: ContactMessage,
  foundationEmail: string,
  addressIsProved: boolean,
) => readonly MailToQueue[];

/** Message and mails in one transaction. */
export const messageStores =
  (pool: pg.Pool, letters: Letters): WithTransaction =>
  (work) =>
    inTransaction(pool, (client) =>
      work({
        messages: storedMessages(client),
        writeLetters: async (...about) => {
          for (const letter of letters(...about)) await queueMail(client, letter);
        },
      }),
    );

const storedMessages = (client: pg.ClientBase): ContactMessages => ({
  addUnlessSentSince: async (message, since) => {
    const sender = emailKey(message.email);
    await lockByName(client, `contact ${sender}`);
    const { rowCount: earlier } = await client.query(
      `select 1 from contact_messages
       where lower(email) = $1 and created_at > $2 and topic = $3 and message = $4
         and preferred_time is not distinct from $5 limit 1`,
      [sender, since, message.topic, message.message, message.preferredTime],
    );
    if (earlier !== 0) return "already_sent";
    const { id, language, createdAt } = message;
    const row = { ...columnsOf(messageForm, message), id, language, created_at: createdAt };
    await insertRow(client, "contact_messages", row);
    return "added";
  },
});
