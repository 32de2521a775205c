import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { loopbackSmtp } from "#adapters/mail/loopback-smtp.fixtures.ts";
import { storeNoticeNews } from "#adapters/postgres/running/stored-alerts.ts";
import type { MailMessage } from "#domain/mail/mail.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";

const { pool, owner } = await testDatabase("demonstration");
const smtp = await loopbackSmtp();
const { foundation } = await testApp(pool, {
  seed: false,
  env: { SMTP_URL: smtp.url, MAIL_FROM: "Open Hand <post@openhand.example>" },
});
const { alerts, sendMail } = foundation;
const mail = sendMail();
afterAll(async () => {
  await mail.finish?.();
  await smtp.stop();
});

const lines: Record<string, unknown>[] = [];
const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
const round = { log, signal: new AbortController().signal };
/** The next look, as if minutes had passed, and what is sent because of it. */
async function look(): Promise<string[]> {
  await owner.query("update alert_looks set at = now() - interval '1 hour'");
  await alerts.look(round);
  const before = smtp.received.length;
  await mail.run(round);
  return smtp.received.slice(before).map(({ raw }) => raw.replaceAll(/=\r?\n/g, ""));
}
const subjectOf = (raw = ""): MailMessage["subject"] => /^Subject: (.+)$/m.exec(raw)?.[1]?.trim() ?? "";
const refused = { provider: "stripe", acceptedAt: null, refusedAt: new Date(), refused: 9 };

test("what needs a person is written once to those who were entered, with what to do, and again when it is well", async () => {
  const by = { actor: { userId: "u1", role: "ADMIN" }, requestId: "r1" };
  await alerts.setAddresses(["night@example.org"], by);
  await look();
  expect(smtp.received.filter(({ raw }) => raw.includes("stripe"))).toEqual([]);

  await storeNoticeNews(pool, [refused]);
  expect((await look()).filter((raw) => raw.includes("stripe"))).toEqual([]);
  const [told] = await look();
  expect(subjectOf(told)).toMatch(/need/);
  expect(smtp.received.at(-1)?.to).toEqual(["night@example.org"]);
  expect(told).toContain("Webhooks from");
  expect(told).toContain("webhook secret");
  expect(lines).toContainEqual(expect.objectContaining({ msg: "alert raised", alert: "notices_refused" }));
  expect((await alerts.list("nl")).map(({ sentence }) => sentence)).toContainEqual(
    expect.stringContaining("worden geweigerd"),
  );

  expect(await look()).toEqual([]);
  expect(await look()).toEqual([]);

  await storeNoticeNews(pool, [{ ...refused, acceptedAt: new Date(), refused: 0 }]);
  const [well] = await look();
  expect(subjectOf(well)).toBe("Resolved");
  expect(await look()).toEqual([]);

  await storeNoticeNews(pool, [refused]);
  await look();
  expect(await look()).toHaveLength(1);
});

test("a job that stopped is told of, and two instances that look at once look once", async () => {
  await owner.query(
    "insert into job_health (job, first_seen_at, last_ended_at) values ('fetch-payouts', now() - interval '1 day', now() - interval '1 day')",
  );
  await look();
  await owner.query("update alert_looks set at = now() - interval '1 hour'");
  await Promise.all([alerts.look(round), alerts.look(round)]);
  const { rows } = await pool.query(
    "select looks from alerts where kind = 'job_overdue' and place = 'fetch-payouts'",
  );
  expect(rows).toEqual([{ looks: 2 }]);
});

test("a mail server that is away is told where mail is not needed", async () => {
  await smtp.stop();
  await owner.query("update alert_looks set at = now() - interval '1 hour'");
  await alerts.look(round);
  await owner.query("update alert_looks set at = now() - interval '1 hour'");
  await alerts.look(round);
  expect(await alerts.count()).toBeGreaterThan(0);
  expect((await alerts.open()).map(({ kind }) => kind)).toContain("mail_unreachable");
  expect(lines).toContainEqual(expect.objectContaining({ msg: "alert raised", alert: "mail_unreachable" }));
  expect((await foundation.backOffice.showToday("en")).alerts).toBeGreaterThan(0);
});
