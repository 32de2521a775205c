import { expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { demoCookie } from "#testing/demo-cookie.ts";
import { giver } from "#testing/giver.ts";
import { whoMay } from "../auth/who-may.fixtures.ts";
import { sharedCalls } from "../pages/shared-calls.ts";

const { pool } = await testDatabase("demonstration");
const { app } = await testApp(pool, { seed: false, env: { TRUST_PROXY: "1" } });
const crowd = 300;
const flooding = 1_000;
const placesAndLine = 216;
const ofGiftAndPrograms = 30;
/** Who asks first, and who come while that is being read and are answered together; and what is begun beside it, once a minute or so. */
const readings = 3;

let statements = 0;
const query = pool.query.bind(pool);
Object.defineProperty(pool, "query", {
  value: (...asked: Parameters<typeof query>) => {
    statements += 1;
    return query(...asked);
  },
});

const ask = async (path: string, each = 0): Promise<Response> =>
  app.request(path, { headers: { "x-forwarded-for": `198.51.${each % 250}.${1 + (each % 200)}` } });
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const before = statements;
  await work();
  return statements - before;
}
/** Of these, what stands behind the question mark is read; of others it may be anything. */
const readsAddress = ["/api/expenses", "/api/transparency/log"];
/** Each from an address of its own, and under a name that nobody reads, so that no two are the same to a cache. */
const askedByAll = (path: string) =>
  Promise.all(
    Array.from({ length: crowd }, (_, each) =>
      ask(readsAddress.includes(path) ? path : `${path}?v=${each}`, each),
    ),
  );

/** Figures have a limit for each address, and a share. */
const plain = sharedCalls
  .filter((name) => whoMay[name] === "anyone" && !name.includes(":") && !name.includes("/figures"))
  .map((name) => name.slice("GET ".length));

test.each([
  ...plain,
  "/api/projects/amsterdam-youth-education-hub",
  "/api/projects/nowhere",
  "/sitemap.xml",
  "/posts/feed.xml",
])("what a crowd asks of %s at once is read for all of them together", async (path) => {
  await ask(path);
  const once = await statementsOf(() => ask(path));
  const alone = await ask(path);
  const told = await alone.text();
  let answers: Response[] = [];
  const together = await statementsOf(async () => (answers = await askedByAll(path)));
  expect(together).toBeLessThanOrEqual(once * readings);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([alone.status]));
  expect(await answers.at(-1)?.text()).toBe(told);
  expect(answers.at(-1)?.headers.get("content-type")).toBe(alone.headers.get("content-type"));
});

/** In a language in which nobody else asks here. */
const askInArabic = (cookie = "") =>
  Promise.resolve(app.request("/api/transparency", { headers: { "x-language": "ar", cookie } }));

const textInArabic = async (): Promise<string> => (await askInArabic()).text();

test("those who come again and again in a crowd are told what was read a moment ago", async () => {
  const [rounds, ofRound] = [20, 25];
  const once = await statementsOf(askInArabic);
  const answers: string[] = [];
  const together = await statementsOf(async () => {
    for (let round = 0; round < rounds; round += 1)
      answers.push(...(await Promise.all(Array.from({ length: ofRound }, textInArabic))));
  });
  expect(once).toBeGreaterThan(0);
  // Read anew for each round it would be twice that: for who comes first, and for the others.
  expect(together).toBeLessThan(once * rounds);
  expect(new Set(answers).size).toBe(1);
});

test("staff, who may just have changed it, are told what is so now, also in a crowd", async () => {
  const cookie = await demoCookie((path, init) => app.request(path, init), "staff");
  for (let each = 0; each < crowd; each += 1) await askInArabic();
  const whoItIs = await statementsOf(async () => app.request("/api/auth/user", { headers: { cookie } }));
  expect(await statementsOf(() => askInArabic(cookie))).toBeGreaterThan(whoItIs);
});

test("a document that a crowd asks for is looked for once for all of them, and counted for each", async () => {
  const path = "/documents/annual-report-2023.pdf";
  await ask(path);
  const once = await statementsOf(() => ask(path));
  const answers: Response[] = [];
  const together = await statementsOf(async () => answers.push(...(await askedByAll(path))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(together).toBeLessThanOrEqual(once * readings + crowd);
  const { rows } = await pool.query<{ count: number }>(
    "select max(count)::int as count from document_downloads where document_id = 'annual-report-2023' and day > current_date - 2",
  );
  expect(rows[0]?.count).toBeGreaterThanOrEqual(crowd);
});

test.each([
  ["records", (each: number) => `/api/projects/nowhere-${each}`],
  ["expenses", (each: number) => `/api/expenses/${1e6 + each}`],
  ["pages of expenses", (each: number) => `/api/expenses?before=${each}`],
  ["parts of the log", (each: number) => `/api/transparency/log?from=${each}`],
  [
    "places in the log",
    (each: number) => `/api/transparency/log/inclusion?position=${each}&size=${each + 1}`,
  ],
  ["figures of other days", (each: number) => `/api/figures/raised?on=${dayOf(each)}`],
  ["documents", (each: number) => `/documents/nowhere-${each}.pdf`],
  ["pictures of figures", (each: number) => `/figures/nowhere-${each}.png`],
  ["pictures for links", (each: number) => `/social/projects/nowhere-${each}.png`],
  ["calendars", (each: number) => `/events/nowhere-${each}/calendar.ics`],
])("whoever makes up %s by the thousand leaves a gift, and what others ask for", async (_, pathOf) => {
  const once = await statementsOf(() => ask(pathOf(flooding), flooding));
  const before = statements;
  const flood = Array.from({ length: flooding }, (__, each) => ask(pathOf(each), each));
  const [given, programs] = await Promise.all([giver(app, pool).gives(), ask("/api/programs")]);
  expect(given.donationId).not.toBe("");
  expect(programs.status).toBe(200);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
  // Whether most are told that it is busy, or all are answered together.
  expect(statements - before).toBeLessThanOrEqual(once * placesAndLine + ofGiftAndPrograms);
});

const dayOf = (each: number): string => new Date(Date.UTC(2020, 0, each)).toISOString().slice(0, 10);
