import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { backupSigner } from "#adapters/backup/signing.ts";
import { loopbackDns } from "#adapters/doctor/loopback-dns.fixtures.ts";
import { loopbackSmtp } from "#adapters/mail/loopback-smtp.fixtures.ts";
import { seedNewDatabase } from "#adapters/postgres/seed/seed.ts";
import { bothProviders } from "#testing/both-providers.ts";
import { testDatabase } from "#testing/database.ts";
import { composeFirstSetup, setupChecks } from "../compose/running/setup.ts";
import { sendTestLetter } from "../compose/mail/test-letter.ts";
import { readConfig } from "../config.ts";
import { readEnvFile } from "../environment/env-file.ts";
import { foundationAnswers } from "./answers.fixtures.ts";
import type { Person } from "./collect-answers.ts";
import { environmentSteps } from "./environment-questions.ts";
import type { Question } from "./question.ts";
import { setUpEnvironment, type Setting } from "./run-setup.ts";
import { setUpFoundation } from "./person-at-terminal.ts";

const { pool, owner, connectionString } = await testDatabase();
const mail = await loopbackSmtp({ password: "mail-password" });
const dns = await loopbackDns({
  "first-day.example": ["v=spf1 mx -all"],
  "_dmarc.first-day.example": ["v=DMARC1; p=none"],
  "s1._domainkey.first-day.example": ["v=DKIM1; p=MIIB"],
});
const providers = await bothProviders();
providers.stripe.registerWebhook("https://www.first-day.example/api/webhooks/stripe");
const folder = mkdtempSync(join(tmpdir(), "open-hand-setup-"));
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await Promise.all([mail.stop(), dns.stop()]);
});

const answers = {
  PUBLIC_URL: "https://www.first-day.example",
  TRUST_PROXY: "1",
  DATABASE_OWNER_URL: connectionString,
  DATABASE_URL: connectionString,
  SMTP_URL: `smtp://user:mail-password@127.0.0.1:${mail.port}`,
  MAIL_FROM: "De Eerste Dag <post@first-day.example>",
  MAIL_DKIM_SELECTOR: "s1",
  PAYMENT_PROVIDERS: "mollie",
  BACKUP_TO: join(folder, "backups"),
  ...providers.env,
};
let file = "";
let said: string[] = [];
beforeEach(async () => {
  file = join(mkdtempSync(join(folder, "site-")), ".env");
  said = [];
  await owner.query("truncate content_items, users, mail_outbox, settings cascade");
  await seedNewDatabase(pool, { demo: false, today: "2026-11-16", report: () => {} });
});

const setting = (given: Record<string, string>, person: Person | null = null): Setting => ({
  language: "en",
  person,
  say: (line) => void said.push(line),
  file,
  given,
  checks: setupChecks(dns.resolver),
});
const first = composeFirstSetup(pool, "https://www.first-day.example");

/** Answers each question with the next of its lines, and writes down what it was asked. */
function personWho(lines: Record<string, string[]>, keeps: boolean[] = []) {
  const asked: string[] = [];
  const person: Person = {
    answer: ({ name }) => {
      asked.push(name);
      return Promise.resolve(lines[name]?.shift() ?? "");
    },
    agrees: () => Promise.resolve(keeps.shift() ?? true),
  };
  return { person, asked };
}

test("with all answers nothing is asked, and what is written starts the program in production", async () => {
  const known = await setUpEnvironment(setting(answers));
  const config = readConfig(known);
  expect(config).toMatchObject({ mode: "production", paymentProviders: ["mollie"], trustedProxies: 1 });
  expect(config.sessionSecrets[0]?.length).toBeGreaterThanOrEqual(32);
  expect(config.backup.publicKeys[0]).toMatch(/^age1/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const wrong = said.filter((line) => line.startsWith("✗") && !line.includes("test keys"));
  expect(wrong).toEqual([]);
});

test("a second time nothing is asked or changed, and a person's own lines stay", async () => {
  writeFileSync(file, "# mine\nMY_OWN=1\nPUBLIC_URL=\n");
  await setUpEnvironment(setting(answers));
  const before = readFileSync(file, "utf8");
  expect(before).toContain("# mine\nMY_OWN=1\nPUBLIC_URL=https://www.first-day.example\n");
  const { person, asked } = personWho({});
  await setUpEnvironment(setting({}, person));
  expect(asked).toEqual([]);
  expect(readFileSync(file, "utf8")).toBe(before);
});

test("no secret is said, typed or made", async () => {
  await setUpEnvironment(setting(answers));
  const [signedBy, key = ""] = readFileSync(join(file, "..", "open-hand-backup.key"), "utf8").split("\n");
  const made = readEnvFile(file);
  const names = ["SESSION_SECRET", "SEALING_SECRET", "BACKUP_SIGNING_KEY", "METRICS_TOKEN"];
  for (const secret of ["mail-password", "test_fake", key, ...names.map((name) => made[name] ?? "")]) {
    expect(secret.length).toBeGreaterThan(8);
    expect(said.join("\n")).not.toContain(secret);
  }
  expect(signedBy, "the file also recognises the backups").toBe(
    `# Signed by: ${backupSigner(made["BACKUP_SIGNING_KEY"] ?? "").publicKey}`,
  );
});

test("where nobody can be asked, all that is missing is named at once", async () => {
  const { SMTP_URL: _, MAIL_FROM: __, ...some } = answers;
  await expect(setUpEnvironment(setting(some))).rejects.toThrow(/missing: SMTP_URL, MAIL_FROM\./);
  expect(readEnvFile(file)["PUBLIC_URL"]).toBe(answers.PUBLIC_URL);
});

test("what does not work is told and can be typed again; an address without TLS is not taken", async () => {
  const { SMTP_URL, PUBLIC_URL, ...rest } = answers;
  const wrong = SMTP_URL.replace("mail-password", "mistyped");
  const { person, asked } = personWho(
    { SMTP_URL: [wrong, SMTP_URL], PUBLIC_URL: ["http://www.first-day.example", PUBLIC_URL] },
    [false],
  );
  await setUpEnvironment(setting(rest, person));
  expect(asked.filter((name) => name === "SMTP_URL" || name === "PUBLIC_URL")).toEqual([
    "PUBLIC_URL",
    "PUBLIC_URL",
    "SMTP_URL",
    "SMTP_URL",
  ]);
  expect(said.join("\n")).toMatch(
    /PUBLIC_URL must start with https[^]*does not accept our name and password/,
  );
  expect(readEnvFile(file)["SMTP_URL"]).toBe(SMTP_URL);
});

test("a wrong answer that an earlier run stored is asked for again and replaced", async () => {
  const wrong = answers.DATABASE_URL.replace("user=open_hand_program", "user=nobody");
  writeFileSync(file, `# mine\nDATABASE_URL=${wrong}\n`);
  const { DATABASE_URL, ...rest } = answers;
  const { person, asked } = personWho(
    { DATABASE_OWNER_URL: [answers.DATABASE_OWNER_URL], DATABASE_URL: [DATABASE_URL] },
    [false],
  );
  await setUpEnvironment(setting(rest, person));
  expect(asked.slice(0, 2)).toEqual(["DATABASE_OWNER_URL", "DATABASE_URL"]);
  expect(readEnvFile(file)["DATABASE_URL"]).toBe(DATABASE_URL);
  expect(readFileSync(file, "utf8")).toMatch(/^# mine\nDATABASE_URL=/);
});

test("without a person, answers that are refused are not stored", async () => {
  const wrong = answers.DATABASE_URL.replace("user=open_hand_program", "user=nobody");
  await expect(setUpEnvironment(setting({ ...answers, DATABASE_URL: wrong }))).rejects.toThrow(
    "Nothing was stored for DATABASE_OWNER_URL, DATABASE_URL",
  );
  expect(readEnvFile(file)).not.toHaveProperty("DATABASE_URL");
});

test.each([
  ["PAYMENT_PROVIDERS", "sandbox", "mollie", "must be none or some of stripe, mollie"],
  ["BACKUP_TO", "y", join(folder, "backups"), "must be a folder from / on, or s3://bucket/prefix"],
])("%s does not take %s", async (name, wrong, right, why) => {
  const { [name]: _, ...rest }: Record<string, string> = answers;
  const { person } = personWho({ [name]: [wrong, right] });
  await setUpEnvironment(setting(rest, person));
  expect(said).toContain(`This is not valid: ${name} ${why}`);
  expect(readEnvFile(file)[name]).toBe(right);
});

test("a folder that cannot be written is not taken for backups, and storage is asked for its keys", async () => {
  const { BACKUP_TO, ...rest } = answers;
  const isWritable = (line: string) => !line.includes("Backups cannot be written to /proc/self");
  const { person } = personWho({ BACKUP_TO: ["/proc/self", BACKUP_TO] });
  await setUpEnvironment(
    setting(rest, { ...person, agrees: () => Promise.resolve(isWritable(said.at(-1) ?? "")) }),
  );
  expect(said.every(isWritable)).toBe(false);
  expect(readEnvFile(file)["BACKUP_TO"]).toBe(BACKUP_TO);

  const questions: readonly Question[] = environmentSteps.find(({ id }) => id === "backup")?.questions ?? [];
  const asked = (to: string) =>
    questions.filter(({ when = () => true }) => when({ BACKUP_TO: to })).map(({ name }) => name);
  expect(asked("/backups")).toEqual(["BACKUP_TO"]);
  expect(asked("s3://safe/backups")).toHaveLength(5);
});

test("the foundation is stored with checked numbers, and its administrator is invited", async () => {
  const { person } = personWho({ FOUNDATION_RSIN: ["123456789", "851954534"] });
  const { FOUNDATION_RSIN: _, ...rest } = foundationAnswers;
  const email = await setUpFoundation(setting(rest, person), first, 2026);
  expect(said).toContain("This is not a valid RSIN: nine digits that pass the eleven test.");
  expect(email).toBe("Director@first-day.example");
  const { rows } = await pool.query(
    "select body->>'rsin' as rsin, body->>'iban' as iban, sample from content_items where kind = 'foundation'",
  );
  expect(rows).toEqual([{ rsin: "851954534", iban: "NL91ABNA0417164300", sample: false }]);
  expect((await pool.query("select email, role from users")).rows).toEqual([
    { email: "director@first-day.example", role: "ADMIN" },
  ]);
  expect(readEnvFile(file)["ADMIN_EMAILS"]).toBe("Director@first-day.example");
  expect(await setUpFoundation(setting({}), first, 2026)).toBeNull();
});

test("of two who set the site up at once, one does", async () => {
  await Promise.all([
    setUpFoundation(setting(foundationAnswers), first, 2026),
    setUpFoundation(
      setting({ ...foundationAnswers, ADMINISTRATOR_EMAIL: "b@first-day.example" }),
      first,
      2026,
    ),
  ]);
  expect((await pool.query("select count(*)::int as n from users where role = 'ADMIN'")).rows).toEqual([
    { n: 1 },
  ]);
});

test("the test letter leaves, and a refusal is told", async () => {
  const settings = { smtpUrl: answers.SMTP_URL, from: answers.MAIL_FROM };
  expect(await sendTestLetter(settings, { email: "a@first-day.example", language: "nl" })).toBeNull();
  expect(mail.received.at(-1)?.raw).toContain("Testmail");
  mail.setManner("refuse_recipient");
  expect(await sendTestLetter(settings, { email: "a@first-day.example", language: "nl" })).toBe(
    "recipient_refused 550 5.1.1",
  );
  mail.setManner("accept");
});

test("production begins without a row of the samples, and nothing stands in for what is not written", async () => {
  const { rows } = await pool.query(
    "select kind, sample, count(*)::int as n from content_items group by 1, 2",
  );
  expect(rows).toEqual([{ kind: "legalText", sample: false, n: 3 }]);
  expect((await pool.query("select value from settings where name = 'sampleFallback'")).rows).toEqual([
    { value: false },
  ]);
  for (const table of [
    "donations",
    "ledger_entries",
    "users",
    "indicators",
    "figure_records",
    "volunteer_applications",
  ])
    expect((await pool.query(`select count(*)::int as n from ${table}`)).rows).toEqual([{ n: 0 }]);
});
