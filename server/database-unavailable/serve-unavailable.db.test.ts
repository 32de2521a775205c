import { afterAll, expect, test } from "vitest";
import { openPool } from "#adapters/postgres/base/client.ts";
import type { StatusAnswer } from "#domain/running/status.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { throughDoor } from "#testing/faults/door.ts";

const { owner, connectionString } = await testDatabase("demonstration");
const { door, through } = await throughDoor(connectionString);
const pool = openPool(`${through}?statement_timeout=2000`);
afterAll(async () => {
  await pool.end();
  await door.shut();
});
const { app, logged } = await testApp(pool, {
  seed: false,
  renderer: async ({ path, fetchApi }) => {
    const site = await fetchApi("/api/site");
    return { status: 200, html: `<!doctype html>${path} ${site.ok ? "with all it needs" : "half of it"}` };
  },
});

const see = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.request(path, { headers: { accept: "text/html", ...headers } });
  return { status: answer.status, text: await answer.text(), again: answer.headers.get("retry-after") };
};
const post = (path: string, body: object) =>
  app.request(path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-language": "nl" },
    body: JSON.stringify(body),
  });
const open = () => post("/api/create-payment-intent", { amountCents: 2500, currency: "EUR" });
const give = async (clientSecret: string) =>
  post("/api/donations", {
    clientSecret,
    amountCents: 2500,
    currency: "EUR",
    frequency: "ONE_TIME",
    coverFees: false,
    donor: { email: "anna@example.org" },
    language: "nl",
  });
const secretFrom = async (answer: Response) =>
  ((await answer.json()) as { clientSecret: string }).clientSecret;
const traces = /\bat \S+:\d+|node_modules|ECONN|postgres|SQL/i;

test("while the database is unavailable cached pages are served, and other pages say so in each language", async () => {
  expect((await see("/programs")).text).toContain("with all it needs");
  const secret = await secretFrom(await open());
  expect((await see("/donate")).status).toBe(200);
  await door.shut();

  const late = await give(secret);
  expect(late.status).toBe(503);
  expect(await late.text()).toContain("(unavailable)");
  await expect.poll(async () => (await see("/nl/donate")).status).toBe(503);

  expect(await see("/programs")).toMatchObject({
    status: 200,
    text: expect.stringContaining("all it needs"),
  });
  const dutch = await see("/nl/donate");
  expect(dutch.text).toContain("Online doneren is niet mogelijk");
  expect(dutch.text).toMatch(/NL\d\d [A-Z]{4} \d{4}/);
  expect(Number(dutch.again)).toBeGreaterThan(0);
  expect((await see("/ar/donate")).text).toContain('<html lang="ar" dir="rtl">');
  const back = await see("/donate?success=true");
  expect(back.text).toContain("If you paid, it is safe");
  expect(back.text).not.toContain("nothing was charged");
  expect((await open()).status).toBe(503);

  const others = [
    await see("/nl/projects"),
    await see("/nl/programs", { cookie: "session=somebody" }),
    await see("/nl/admin", { cookie: "session=somebody" }),
    await see("/nl/transparency?year=2025"),
  ];
  for (const { status, text, again } of [dutch, ...others]) {
    expect(status).toBe(503);
    expect(again).not.toBeNull();
    expect(text).toContain("/status");
    expect(text).not.toMatch(traces);
  }
  expect((await see("/nl/status")).text).toContain("Online doneren is nu niet mogelijk.");
  expect((await app.request("/readyz")).status).toBe(503);
  expect((await app.request("/healthz")).status).toBe(200);
  expect((await app.request("/api/live-figures")).status).toBe(503);
  expect(logged.filter(({ msg }) => msg === "unexpected error")).toEqual([]);

  await door.open();
  await expect.poll(async () => (await see("/nl/donate")).status).toBe(200);
  expect((await see("/nl/projects")).text).toContain("with all it needs");
  expect((await give(secret)).status).toBe(201);
});

test("while the disk is full nobody is asked to give, and /status says so", async () => {
  const secret = await secretFrom(await open());
  await owner.query(`
    create function is_full() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end
    $$;
    create trigger is_full before insert on donations for each row execute function is_full()`);
  const answer = await give(secret);
  expect(answer.status).toBe(503);
  expect(await answer.text()).not.toMatch(traces);
  expect((await see("/donate")).text).toContain("Online donations are unavailable");
  const status = (await (await app.request("/api/status")).json()) as StatusAnswer;
  expect(status.giving.state).toBe("down");
  await owner.query("drop trigger is_full on donations; drop function is_full");
});
