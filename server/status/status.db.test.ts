import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openPool } from "#adapters/postgres/base/client.ts";
import type { StatusAnswer } from "#domain/running/status.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";

const { pool, owner, connectionString } = await testDatabase("demonstration");
/** A program that was not asked before remembers nothing. */
const program = async () => testApp(pool, { seed: false });
const asked = async (): Promise<StatusAnswer> =>
  (await (await (await program()).app.request("/api/status")).json()) as StatusAnswer;

test("giving works, and the page says so in three languages, without a script and in few bytes", async () => {
  const { app } = await program();
  const pages = await Promise.all(
    ["/status", "/nl/status", "/ar/status"].map(async (path) => (await app.request(path)).text()),
  );
  expect(pages[0]).toContain("Online donations: working.");
  expect(pages[1]).toContain("Online doneren: werkt.");
  expect(pages[2]).toContain('<html lang="ar" dir="rtl">');
  for (const page of pages) {
    expect(page).not.toContain("<script");
    expect(Buffer.byteLength(page)).toBeLessThan(4_000);
  }
});

test("what was down is written down, also minutes in which nobody could write", async () => {
  const { foundation } = await program();
  await foundation.status.note();
  expect((await asked()).incidents).toEqual([]);
  await owner.query("insert into alerts (kind, place, why) values ('sandbox_unreachable', '', '')");
  await foundation.status.note();
  await foundation.status.note();
  const during = await asked();
  expect(during.giving).toEqual({ state: expect.stringMatching(/partly|down/), since: expect.any(String) });
  expect(during.incidents).toHaveLength(1);
  await owner.query("update alerts set ended_at = now() where kind = 'sandbox_unreachable'");
  await foundation.status.note();
  expect((await asked()).giving).toEqual({ state: "works", since: null });

  await owner.query("update status_mark set at = now() - interval '20 minutes'");
  await foundation.status.note();
  const { incidents } = await asked();
  expect(incidents).toHaveLength(2);
  expect(incidents).toContainEqual(
    expect.objectContaining({ part: "giving", state: "down", planned: false, endedAt: expect.any(String) }),
  );
});

test("maintenance that was announced is shown before, and an outage within it is told as announced", async () => {
  const { foundation, app } = await program();
  const by = { actor: { userId: "u1", role: "ADMIN" }, requestId: "r1" };
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const window = {
    id: randomUUID(),
    beginsAt: at(-60),
    endsAt: at(60),
    words: { en: "A larger <machine>.", nl: "Een grotere machine.", ar: "آلة أكبر." },
  };
  await foundation.status.announce(window, by);
  expect(await (await app.request("/status")).text()).toContain("A larger &lt;machine&gt;.");
  expect(await (await app.request("/ar/status")).text()).toContain("آلة أكبر.");
  expect((await asked()).incidents?.every(({ planned }) => planned)).toBe(true);
  expect(await foundation.status.cancel(window.id, by)).toBe(true);
  expect(await foundation.status.cancel("no-such", by)).toBe(false);
  expect((await asked()).maintenance).toEqual([]);
});

test("while the database is away the page says that, and invents nothing", async () => {
  const gone = openPool(connectionString.replace(/\/[^/?]+(\?|$)/, "/no_such_database$1"));
  const { app } = await testApp(gone, { seed: false });
  const page = await app.request("/nl/status", { headers: { cookie: "session=somebody" } });
  expect(page.status).toBe(200);
  const text = await page.text();
  expect(text).toContain("Online doneren is nu niet mogelijk.");
  expect(text).toContain("nu niet beschikbaar");
  expect(text).not.toMatch(/no_such_database|postgres/i);
  const answer = (await (await app.request("/api/status")).json()) as StatusAnswer;
  expect(answer).toMatchObject({ giving: { state: "down" }, incidents: null, maintenance: [] });
  await gone.end();
});
