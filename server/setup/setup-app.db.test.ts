import { pino } from "pino";
import { beforeEach, expect, test } from "vitest";
import { seedNewDatabase } from "#adapters/postgres/seed/seed.ts";
import { testDatabase } from "#testing/database.ts";
import { freePort } from "#testing/program.ts";
import { readConfig } from "../config.ts";
import { setupApp } from "../start/serve-until-set-up.ts";
import { setupCode } from "./setup-code.ts";

const { pool, owner, connectionString } = await testDatabase();
const closed = await freePort();
const config = readConfig({
  APP_MODE: "production",
  PUBLIC_URL: `https://127.0.0.1:${closed}`,
  DATABASE_URL: connectionString,
  SESSION_SECRET: "x".repeat(32),
  SMTP_URL: `smtp://127.0.0.1:${closed}`,
  MAIL_FROM: "post@open-hand.test",
  TRUST_PROXY: "1",
});
const code = setupCode("x".repeat(32));
const logged: string[] = [];
const app = setupApp(config, pino({}, { write: (line: string) => void logged.push(line) }), pool, code);

beforeEach(async () => {
  await owner.query("truncate content_items, users, mail_outbox, settings, rate_limits cascade");
  await seedNewDatabase(pool, { demo: false, today: "2026-11-16", report: () => {} });
});

type Sent = { path?: string; cookie?: string; from?: string; headers?: Record<string, string> };
const post = (
  fields: Record<string, string>,
  { path = "/setup", cookie = "", from = "192.0.2.1", headers }: Sent = {},
) =>
  app.request(path, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-forwarded-for": from,
      cookie,
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
const opened = async (): Promise<string> =>
  (await post({ code: code.shown(Date.now()) })).headers.get("set-cookie")?.split(";")[0] ?? "";

const fields = {
  registeredName: "Stichting De Eerste Dag",
  "address.street": "Voorbeeldkade 12",
  "address.postalCode": "1019 AB",
  "address.city": "Amsterdam",
  rsin: "851954534",
  kvk: "87654321",
  iban: "NL91 ABNA 0417 1643 00",
  bic: "ABNANL2A",
  email: "post@first-day.example",
  phone: "+31 20 123 4567",
  administrator: "director@first-day.example",
};

test.each([
  ["/", "This site is being set up"],
  ["/nl/donate", "Deze site wordt ingesteld"],
  ["/ar", "يجري إعداد هذا الموقع"],
])("a visitor of %s is told kindly to come back", async (path, title) => {
  const answer = await app.request(path);
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await answer.text()).toContain(title);
});

test("programs read a sentence, and whoever watches the machine sees it alive and ready", async () => {
  const answer = await app.request("/api/site");
  expect([answer.status, await answer.text()]).toEqual([
    503,
    "We are getting ready. Please come back later.",
  ]);
  expect((await app.request("/healthz")).status).toBe(200);
  expect((await app.request("/readyz")).status).toBe(200);
});

test("without the code nothing is shown and nothing is stored", async () => {
  expect(await (await app.request("/setup")).text()).not.toContain("RSIN");
  expect((await post(fields)).status).toBe(403);
  expect((await post(fields, { cookie: "__Host-open-hand-setup=AAAA-BBBB-CCCC" })).status).toBe(403);
  expect((await pool.query("select from users")).rowCount).toBe(0);
});

test("tries are counted, by address, and the right code does not help after too many", async () => {
  for (let each = 0; each < 10; each += 1) expect((await post({ code: "wrong" })).status).toBe(403);
  expect((await post({ code: code.shown(Date.now()) })).status).toBe(429);
  expect((await post({ code: code.shown(Date.now()) }, { from: "192.0.2.2" })).status).toBe(303);
});

test("a code of the hour before still counts, an older one does not", () => {
  const now = Date.now();
  const hourMs = 60 * 60 * 1000;
  expect(code.isRight(code.shown(now - hourMs).toLowerCase(), now)).toBe(true);
  expect(code.isRight(code.shown(now - 2 * hourMs), now)).toBe(false);
  expect(setupCode("y".repeat(32)).isRight(code.shown(now), now)).toBe(false);
});

test("a form of another site is refused, with the code too", async () => {
  const cookie = await opened();
  const answer = await post(fields, { cookie, headers: { "sec-fetch-site": "cross-site" } });
  expect(answer.status).toBe(403);
  expect((await pool.query("select from users")).rowCount).toBe(0);
});

test("what is wrong stands beside its field, in the reader's language, and what was typed stays", async () => {
  const cookie = await opened();
  const answer = await post(
    { ...fields, rsin: "123456789", administrator: "me" },
    { cookie, path: "/nl/setup" },
  );
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toMatch(/id="rsin-wrong">Dit is geen geldig RSIN/);
  expect(page).toMatch(/id="administrator-wrong">Vul een e-mailadres in/);
  expect(page).toContain('value="Stichting De Eerste Dag"');
  expect(page).toContain("De mailserver");
});

test("with the code the site is set up, once, also by two at the same moment", async () => {
  const cookie = await opened();
  const [one, other] = await Promise.all([
    post(fields, { cookie }),
    post({ ...fields, administrator: "other@first-day.example" }, { cookie }),
  ]);
  expect([one.status, other.status]).toEqual([200, 200]);
  expect((await pool.query("select count(*)::int as n from users where role = 'ADMIN'")).rows).toEqual([
    { n: 1 },
  ]);
  expect(
    (await pool.query("select body->>'iban' as iban from content_items where kind = 'foundation'")).rows,
  ).toEqual([{ iban: "NL91ABNA0417164300" }]);
  expect(
    (await pool.query("select count(*)::int as n from mail_outbox where kind = 'invitation'")).rows,
  ).toEqual([{ n: 1 }]);
});

test("the log holds no code that somebody typed", () => {
  expect(logged.join("")).not.toContain(code.shown(Date.now()));
});
