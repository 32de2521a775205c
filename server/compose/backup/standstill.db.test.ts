import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { beginStandstill } from "#adapters/postgres/backup/standstills.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { giver } from "#testing/giver.ts";
import { jobsOf } from "../running/jobs.ts";

const { pool } = await testDatabase("demonstration");
const backups = mkdtempSync(join(tmpdir(), "open-hand-standstill-"));
afterAll(() => rmSync(backups, { recursive: true }));
let program: Awaited<ReturnType<typeof testApp>>;
let donor: ReturnType<typeof giver>;
beforeAll(async () => {
  program = await testApp(pool);
  donor = giver(program.app, pool);
});

/** Every job once, as a start would, but those that only the sandbox has. */
async function runJobs(): Promise<void> {
  const round = {
    log: pino({ level: "silent" }),
    signal: new AbortController().signal,
  };
  const wanted = ["number-receipts", "send-mail", "catch-up-with-payments", "maintain-monthly-gifts"];
  for (const { name, run } of jobsOf(program.foundation, "http://127.0.0.1:1"))
    if (wanted.includes(name)) await run(round);
}

test("a restored copy takes no gift, hears no notice, numbers nothing and mails nobody, until it is let go on", async () => {
  const gift = await donor.gives();
  await program.app.request(`/api/sandbox/payments/${(await donor.paymentsOf(gift))[0]?.paymentId}/pay`, {
    method: "POST",
  });
  const waits = async () =>
    (
      await pool.query(
        `select (select count(*)::int from receipts where number is null) as unnumbered,
           (select count(*)::int from mail_outbox where state = 'QUEUED') as mails`,
      )
    ).rows[0];
  await program.foundation.siteSettings.sendTestMail(
    "test-mail",
    { email: "staff@example.org", language: "en" },
    { actor: { userId: "demo-admin", role: "ADMIN" }, requestId: "r" },
  );
  const before = await waits();

  const recovered = { name: "the server's log", takenAt: new Date() };
  expect(await beginStandstill(pool, recovered)).toBe(true);
  expect(await beginStandstill(pool, recovered)).toBe(false);
  program = await testApp(pool, { env: { BACKUP_TO: backups }, seed: false });
  donor = giver(program.app, pool);
  await expect(donor.gives()).rejects.toThrow("Payments a");
  expect(
    (
      await program.app.request("/api/webhooks/sandbox", {
        method: "POST",
        body: "{}",
      })
    ).status,
  ).toBe(503);
  await runJobs();
  expect(await waits()).toEqual(before);

  expect(await program.foundation.standstill.end({ actor: "program" })).toBe("ended");
  expect((await donor.gives()).next).toBeDefined();
  await runJobs();
  const { rows } = await pool.query(
    "select action, actor_id, subject_kind from audit_log where action = 'standstill.ended'",
  );
  expect(rows).toEqual([{ action: "standstill.ended", actor_id: null, subject_kind: "standstill" }]);
});
