import { loopbackSmtp } from "#adapters/mail/loopback-smtp.fixtures.ts";
import { smtpTransport } from "#adapters/mail/smtp.ts";
import { queueMails, storedOutbox } from "#adapters/postgres/mail/outbox.ts";
import { deliverDueMail } from "#domain/mail/deliver-mail.ts";
import { sampleFrame, sampleLetter } from "#domain/mail/letter.fixtures.ts";
import type { MailMessage } from "#domain/mail/mail.ts";
import { prepareMail } from "#domain/mail/prepare-mail.ts";
import { onMigratedDatabase } from "../own-server.ts";
import { measure } from "./computing.ts";
import { record } from "./figure.ts";

/**
 * `npm run bench:letters`: letters a second from the outbox to a mail server on this machine, each written down as sent before the next
 * round, beside the same letters handed over by SMTP alone.
 */
const letters = Number(process.env["BENCH_LETTERS"] ?? 3000);
const connections = 5;

await onMigratedDatabase(async (pool) => {
  const server = await loopbackSmtp();
  const transport = smtpTransport({ smtpUrl: server.url, from: "post@openhand.example" }, connections);
  const sent: MailMessage[] = [];
  const prepare = prepareMail({ frame: async (language) => sampleFrame(language), letters: {}, papers: {} });
  const deliver = deliverDueMail(
    {
      outbox: storedOutbox(pool),
      transport,
      prepare: async (mail) => {
        const message = await prepare(mail);
        if (message) sent.push(message);
        return message;
      },
      clock: () => new Date(),
      pause: async () => {},
      report: () => {},
    },
    connections,
  );
  await queueMails(
    pool,
    Array.from({ length: letters }, (_, place) => ({
      kind: "gift-receipt",
      cause: `gift-${place}`,
      to: `donor${place}@example.org`,
      language: "nl" as const,
      letter: sampleLetter(),
    })),
  );

  const ours = await measure(pool, async () => {
    while ((await deliver()).handled > 0);
  });
  if (server.received.length !== letters) throw new Error(`${server.received.length} of ${letters} arrived`);
  const bare = await measure(pool, async () => {
    const waiting = sent.values();
    const handOver = async () => {
      for (const message of waiting) await transport.send(message);
    };
    await Promise.all(Array.from({ length: connections }, handOver));
  });
  transport.close();
  await server.stop();

  const perSecond = (letters * 1000) / ours.ms;
  const atBest = (letters * 1000) / bare.ms;
  process.stdout.write(
    `${letters} letters: ${perSecond.toFixed(0)} a second, ${(ours.computingMs / letters).toFixed(2)} ms of computing each, database and mail server included; ` +
      `by SMTP alone ${atBest.toFixed(0)} a second, ${(bare.computingMs / letters).toFixed(2)} ms; ratio ${(perSecond / atBest).toFixed(2)}\n`,
  );
  record({
    what: "letters sent",
    value: perSecond,
    unit: "/s",
    limit: { what: "SMTP alone", value: atBest },
  });
});
