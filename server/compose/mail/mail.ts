import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { smtpTransport } from "#adapters/mail/smtp.ts";
import { deadMail } from "#adapters/postgres/mail/dead-mail.ts";
import { keptMail } from "#adapters/postgres/mail/kept-mail.ts";
import { storedOutbox } from "#adapters/postgres/mail/outbox.ts";
import { deliverDueMail } from "#domain/mail/deliver-mail.ts";
import type { Transport } from "#domain/mail/ports.ts";
import { demoMailbox } from "#domain/mail/mailbox.ts";
import { prepareMail, type PrepareNeeds } from "#domain/mail/prepare-mail.ts";
import type { Work } from "#jobs/job.ts";
import { sendDueMail } from "#jobs/send-mail.ts";
import type { Config } from "../../config.ts";
import { inSpan } from "../../traces/tracing.ts";

const mailConnections = 5;
const clock = () => new Date();

/** Mail goes out through the outbox; without an SMTP server the demonstration keeps it to be read at /demo/mailbox. */
export function composeMail({ mode, mail }: Config, pool: pg.Pool, writing: PrepareNeeds) {
  const kept = keptMail(pool);
  return {
    deadLetters: deadMail(pool),
    mailbox: mode === "demo" ? demoMailbox({ ...writing, kept, keepsAll: mail === null, clock }) : null,

    /** Connections are opened by `start` only. */
    sendMail: (): Work =>
      mail ? sendingBySmtp(mail, pool, writing) : { run: () => kept.keepWaiting(clock()) },
  };
}

function sendingBySmtp(mail: NonNullable<Config["mail"]>, pool: pg.Pool, writing: PrepareNeeds): Work {
  const smtp = smtpTransport(mail, mailConnections);
  const transport: Transport = {
    send: (message) => inSpan("send letter", "client", () => smtp.send(message)),
  };
  const needs = { outbox: storedOutbox(pool), transport, prepare: prepareMail(writing), clock, pause };
  return {
    run: ({ log, signal }) => {
      const report = ({ event, ...facts }: { event: string }) => log.info(facts, event);
      return sendDueMail(deliverDueMail({ ...needs, report }, mailConnections), signal);
    },
    abandon: () => smtp.close({ abandon: true }),
    finish: () => smtp.close(),
  };
}
