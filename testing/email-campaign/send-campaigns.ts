import { setTimeout as pause } from "node:timers/promises";
import { smtpTransport } from "#adapters/mail/smtp.ts";
import { openPool } from "#adapters/postgres/base/client.ts";
import { emailQueue } from "#adapters/postgres/email-campaigns/email-queue.ts";
import { sendDueEmails } from "#domain/email-campaigns/send-emails.ts";
import { sampleFrame } from "#domain/mail/letter.fixtures.ts";
import { writeCampaignEmail } from "#server/compose/email-campaigns/campaign-sending.ts";
import { emailLinks } from "#server/consent/email-links.ts";

/* One instance that sends campaigns, as its own process, so that a test can kill it: <database> <SMTP URL> <lease in ms>. */
const [databaseUrl = "", smtpUrl = "", lease = "2000"] = process.argv.slice(2);
const connections = 5;
const idleMs = 50;

const pool = openPool(databaseUrl);
const smtp = smtpTransport({ smtpUrl, from: "Open Hand <news@openhand.example>" }, connections);
const write = writeCampaignEmail(
  { frame: (language) => Promise.resolve(sampleFrame(language)), publicUrl: "https://openhand.example" },
  emailLinks(["a secret of this test"]),
);
const round = sendDueEmails(
  {
    queue: emailQueue(pool, {
      limits: { perSecond: 1_000_000, firstDay: null, perDomain: connections },
      leaseMs: Number(lease),
    }),
    send: async (email) => smtp.send((await write(email)).message),
    clock: () => new Date(),
    random: Math.random,
    pause,
    report: ({ event, error }) => process.stderr.write(`${event} ${String(error)}\n`),
  },
  50,
);

process.stdout.write("ready\n");
for (;;) {
  const { handled, unavailable } = await round();
  if (handled === 0 || unavailable) await pause(idleMs);
}
