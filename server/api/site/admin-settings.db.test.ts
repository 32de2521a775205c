import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changeSetting } from "#adapters/postgres/site/settings.ts";
import type { SiteHealth, SiteSettings } from "#domain/site/site-settings.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";

const { pool } = await testDatabase("demonstration");
let drawn = 0;
const folder = mkdtempSync(join(tmpdir(), "open-hand-settings-"));
afterAll(() => rmSync(folder, { recursive: true }));
const backups = join(folder, "backups");
const { app } = await testApp(pool, {
  env: { COUNTRY_HEADER: "x-country", BACKUP_TO: backups },
  renderer: () => Promise.resolve({ status: 200, html: `<!doctype html>${(drawn += 1)}` }),
});
let admin: TestVisitor;
beforeAll(async () => {
  admin = visitorOf(app);
  await admin.post("/sign-in", { form: "demo", email: "admin@example.org" });
});

const path = "/api/admin/settings";
const settings = async (): Promise<SiteSettings> => (await (await admin.get(path)).json()) as SiteSettings;
const setRule = (country: string, rule: string) =>
  admin.send("PUT", `${path}/country-rules/${country}`, { rule });
const lines = async (subject: string) =>
  (
    await pool.query(
      "select action, actor_role, before, after from audit_log where subject_id = $1 order by id",
      [subject],
    )
  ).rows;

describe("the rules by country", () => {
  test("are added, changed and removed, each with its line in the log", async () => {
    const before = { AE: "INFO_ONLY", SA: "INFO_ONLY" };
    expect((await settings()).countryRules).toEqual(before);
    expect((await setRule("EG", "PARTNER")).status).toBe(200);
    expect((await setRule("EG", "FULL")).status).toBe(200);
    expect((await settings()).countryRules).toEqual({ ...before, EG: "FULL" });
    expect((await admin.send("DELETE", `${path}/country-rules/EG`)).status).toBe(200);
    expect((await settings()).countryRules).toEqual(before);
    const line = { action: "setting.changed", actor_role: "ADMIN" };
    expect(await lines("countryRules")).toEqual([
      { ...line, before, after: { ...before, EG: "PARTNER" } },
      { ...line, before: { ...before, EG: "PARTNER" }, after: { ...before, EG: "FULL" } },
      { ...line, before: { ...before, EG: "FULL" }, after: before },
    ]);
  });

  test("hold for the next visitor of that country", async () => {
    const givingIn = async (country: string) => {
      const response = await app.request("/api/site", { headers: { "x-country": country } });
      return ((await response.json()) as { giving: string }).giving;
    };
    expect(await givingIn("BH")).toBe("FULL");
    await setRule("BH", "INFO_ONLY");
    expect(await givingIn("BH")).toBe("INFO_ONLY");
  });

  test("are not changed by what is no country or no rule", async () => {
    const before = await settings();
    for (const country of ["ae", "A", "AAA", "QQ", "__proto__"])
      expect({ country, status: (await setRule(country, "FULL")).status }).toEqual({ country, status: 422 });
    expect((await setRule("AE", "NOTHING")).status).toBe(422);
    expect(await settings()).toEqual(before);
  });

  test("that two people change at once lose neither change", async () => {
    const change = changeSetting(pool);
    const by = { actor: { userId: "walker", role: "ADMIN" }, requestId: "r1" };
    const countries = ["KW", "OM", "QA", "JO", "MA", "TN"];
    await Promise.all(
      countries.map((code) => change("countryRules", (rules) => ({ ...rules, [code]: "PARTNER" }), by)),
    );
    expect(Object.keys((await settings()).countryRules)).toEqual(expect.arrayContaining(countries));
  });
});

test("samples are switched off and on; the same again is no change", async () => {
  for (const on of [false, false, true])
    expect((await admin.send("PUT", `${path}/sample-fallback`, { on })).status).toBe(200);
  expect((await lines("sampleFallback")).map(({ after }) => after)).toEqual([false, true]);
});

test("prices of metal reach the zakat calculator, and unlikely ones are refused", async () => {
  const set = (gold: number, silver: number) => admin.send("PUT", `${path}/metal-prices`, { gold, silver });
  expect((await set(110_234_500, 1_100_000)).status).toBe(200);
  const answer = await (await app.request("/api/metal-prices")).json();
  expect(answer).toMatchObject({ goldCentsPerGramE4: 110_234_500, isSample: false, isCurrent: true });
  for (const [gold, silver] of [
    [1_100_000, 110_234_500],
    [0, 0],
    [1.5, 1],
    [100_000_000_001, 1_100_000],
  ] as const)
    expect((await set(gold, silver)).status).toBe(422);
  expect(await lines("metalPrices")).toHaveLength(1);
});

test("every instance hears of a change with its commit", async () => {
  const listener = await pool.connect();
  try {
    await listener.query("listen content_changed");
    const heard = new Promise((resolve) => listener.once("notification", ({ channel }) => resolve(channel)));
    await setRule("LB", "PARTNER");
    expect(await heard).toBe("content_changed");
  } finally {
    listener.release(true);
  }
});

test("a page that was kept is drawn anew after a change", async () => {
  const shown = async () => (await app.request("/contact")).text();
  const kept = await shown();
  expect(await shown()).toBe(kept);
  await setRule("LY", "PARTNER");
  expect(await shown()).not.toBe(kept);
});

test("a test mail goes to whoever asked, once, and the log says so", async () => {
  const id = randomUUID();
  for (let times = 0; times < 2; times += 1)
    expect((await admin.send("POST", `${path}/test-mail`, { id })).status).toBe(200);
  const { rows } = await pool.query(
    "select to_address from mail_outbox where kind = 'test-mail' and cause = $1",
    [id],
  );
  expect(rows).toEqual([{ to_address: "admin@example.org" }]);
  expect(await lines(id)).toMatchObject([{ action: "mail.tested" }]);
});

test("health tells of mail that waits and of providers that answer", async () => {
  const health = (await (await admin.get(`${path}/health`)).json()) as SiteHealth;
  expect(health.mail).toMatchObject({ goes: "mailbox", dead: 0, waiting: expect.any(Number) });
  expect(health.mail.waiting).toBeGreaterThan(0);
  expect(health.providers).toEqual([{ name: "sandbox", answers: true }]);
});

describe("the fee rates", () => {
  const setRates = (permille: unknown, fixedCents: unknown) =>
    admin.send("PUT", `${path}/fee-rates`, { permille, fixedCents });
  const opened = async () => {
    const body = JSON.stringify({ amountCents: 10_000, currency: "EUR" });
    const headers = { "content-type": "application/json" };
    const response = await app.request("/api/create-payment-intent", { method: "POST", headers, body });
    return ((await response.json()) as { clientSecret: string }).clientSecret;
  };
  const charged = async (clientSecret: string) => {
    const body = JSON.stringify({
      clientSecret,
      amountCents: 10_000,
      currency: "EUR",
      frequency: "ONE_TIME",
      coverFees: true,
      donor: { email: "fees@example.org" },
      language: "en",
    });
    const headers = { "content-type": "application/json" };
    const response = await app.request("/api/donations", { method: "POST", headers, body });
    expect(response.status).toBe(201);
    const { donationId } = (await response.json()) as { donationId: string };
    const { rows } = await pool.query("select charged_cents from donations where id = $1", [donationId]);
    return (rows[0] as { charged_cents: number }).charged_cents;
  };

  test("hold for sessions that are opened from then on, and open ones keep theirs", async () => {
    const before = await opened();
    expect((await setRates(15, 25)).status).toBe(200);
    const after = await opened();
    expect(await charged(before)).toBe(10_325);
    expect(await charged(after)).toBe(10_175);
    const site = (await (await app.request("/api/site")).json()) as { fees: object };
    expect(site.fees).toEqual({ permille: 15, fixedCents: 25 });
    expect(await lines("feeRates")).toEqual([
      {
        action: "setting.changed",
        actor_role: "ADMIN",
        before: { permille: 29, fixedCents: 35 },
        after: { permille: 15, fixedCents: 25 },
      },
    ]);
  });

  test("are at most ten percent and a euro, and never less than nothing", async () => {
    const before = (await settings()).feeRates;
    for (const [permille, fixedCents] of [
      [101, 0],
      [-1, 0],
      [0, 101],
      [0, -1],
      [2.5, 0],
      ["29", 35],
    ] as const)
      expect((await setRates(permille, fixedCents)).status).toBe(422);
    expect((await settings()).feeRates).toEqual(before);
    expect((await setRates(0, 0)).status).toBe(200);
    expect(await charged(await opened())).toBe(10_000);
  });
});

describe("the terms of keeping", () => {
  const retention = async () => (await (await admin.get(`${path}/terms`)).json()) as Record<string, number>;
  const setRetention = async (changes: object) =>
    admin.send("PUT", `${path}/terms`, { ...(await retention()), ...changes });
  const privacyStatement = async () => (await app.request("/api/legal-texts/privacy")).text();

  test("are set within what is lawful, logged, and said by the privacy statement at once", async () => {
    const before = await retention();
    expect(before).toMatchObject({ fiscal: 7, declined_volunteers: 28, stopped_volunteers: 365 });
    expect(await privacyStatement()).toContain("accounts: 7 years after");
    expect((await setRetention({ fiscal: 8, sent_mail: 14 })).status).toBe(200);
    expect(await retention()).toEqual({ ...before, fiscal: 8, sent_mail: 14 });
    expect(await privacyStatement()).toContain("accounts: 8 years after");
    expect(await lines("retentionTerms")).toMatchObject([
      { action: "setting.changed", actor_role: "ADMIN", before: { fiscal: 7 }, after: { fiscal: 8 } },
    ]);
  });

  test("are not set to what no law allows", async () => {
    const before = await retention();
    for (const changes of [
      { fiscal: 6 },
      { declined_volunteers: 29 },
      { contact_messages: 0 },
      { support_threads: 5000 },
      { sent_mail: 30.5 },
      { provider_events: null },
    ])
      expect({ changes, status: (await setRetention(changes)).status }).toEqual({ changes, status: 422 });
    expect(await retention()).toEqual(before);
  });
});

test("staff read that this is a restored copy, an administrator lets it go on, and the log says who", async () => {
  const { rows } = await pool.query<{ id: number }>(
    "insert into standstills (backup_name, backup_taken_at) values ('open-hand-x', '2026-11-01T01:00:00Z') returning id",
  );
  const restoredFrom = async (call: string): Promise<unknown> =>
    Reflect.get(Object(await (await admin.get(call)).json()), "restoredFrom");
  const calls = ["/api/admin/today", `${path}/health`];
  for (const call of calls) expect(await restoredFrom(call)).toBe("2026-11-01T01:00:00.000Z");
  const resume = async () => (await admin.send("POST", `${path}/standstill/end`)).status;
  // A file where the backups should be: nobody knows which numbers an earlier copy gave out.
  writeFileSync(backups, "");
  expect(await resume()).toBe(503);
  for (const call of calls) expect(await restoredFrom(call)).not.toBeNull();
  rmSync(backups);
  expect(await resume()).toBe(200);
  for (const call of calls) expect(await restoredFrom(call)).toBeNull();
  expect(await lines(String(rows[0]?.id))).toMatchObject([
    { action: "standstill.ended", actor_role: "ADMIN" },
  ]);
});
