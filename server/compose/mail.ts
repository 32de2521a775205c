import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { Logger } from "pino";
import { smtpTransport } from "#adapters/mail/smtp.ts";
import { deadMail } from "#adapters/postgres/dead-mail.ts";
import { keptMail } from "#adapters/postgres/kept-mail.ts";
import { storedOutbox } from "#adapters/postgres/outbox.ts";
import { deliverDueMail } from "#domain/mail/deliver-mail.ts";
import { demoMailbox } from "#domain/mail/mailbox.ts";
import { prepareMail, type PrepareNeeds } from "#domain/mail/prepare-mail.ts";
import { sendMail, type MailWorker } from "#jobs/send-mail.ts";
import type { Config } from "../config.ts";

const mailConnections = 5;
const clock = () => new Date();

/** Mail goes out through the outbox; without an SMTP server the demonstration keeps it to be read at /demo/mailbox. */
export function composeMail({ mode, mail }: Config, pool: pg.Pool, writing: PrepareNeeds) {
  const kept = keptMail(pool);
  return {
    deadLetters: deadMail(pool),
    mailbox: mode === "demo" ? demoMailbox({ ...writing, kept, keepsAll: mail === null, clock }) : null,

    startMail: (log: Logger): MailWorker => {
      const onFailure = (error: unknown) => log.error({ error: String(error) }, "mail stands still");
      if (!mail) {
        // Nothing handled on purpose: one batch every two seconds is enough for a mailbox that nobody waits for.
        const deliverDue = async () => {
          await kept.keepWaiting(clock());
          return { handled: 0, unavailable: false };
        };
        return sendMail({ deliverDue, abandon: () => {}, onFailure });
      }
      const transport = smtpTransport(mail, mailConnections);
      const report = ({ event, ...facts }: { event: string }) => log.info(facts, event);
      const outbox = storedOutbox(pool);
      const prepare = prepareMail(writing);
      const deliverDue = deliverDueMail(
        { outbox, transport, prepare, clock, pause, report },
        mailConnections,
      );
      const worker = sendMail({ deliverDue, abandon: () => transport.close({ abandon: true }), onFailure });
      return { ...worker, stop: () => worker.stop().finally(() => transport.close()) };
    },
  };
}
