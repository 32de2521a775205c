import { expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { demoCookie } from "#testing/demo-cookie.ts";
import { giver } from "#testing/giver.ts";
import type { Call } from "#contract/call.ts";
import { contract } from "#contract/contract.ts";

const { pool } = await testDatabase("demonstration");
const { app, foundation } = await testApp(pool, { seed: false, env: { TRUST_PROXY: "1" } });
// Otherwise documents are made while somebody asks for their size.
await foundation.documents.makeAll(() => false);
const crowd = 300;
const flooding = 1_000;
const atOnceAndQueued = 216;
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
/** These calls have a query. */
const readsAddress = ["/api/expenses", "/api/transparency/log", "/api/figures", "/api/open-data/funds"];
/** Each from an address of its own, and under a name that nobody reads, so that no two are the same to a cache. */
const askedByAll = (path: string) =>
  Promise.all(
    Array.from({ length: crowd }, (_, each) =>
      ask(readsAddress.includes(path) ? path : `${path}?v=${each}`, each),
    ),
  );

const plain = Object.entries<Call>(contract)
  .filter(([name, { shared }]) => shared && !name.includes(":"))
  .map(([name]) => name.slice("GET ".length));

test.each([
  ...plain,
  "/api/projects/amsterdam-youth-education-hub",
  "/api/projects/nowhere",
  "/sitemap.xml",
  "/posts/feed.xml",
])("concurrent requests for %s share one read", async (path) => {
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

test("an answer is read once within its time; a change makes it be read again", async () => {
  const cached = await testApp(pool, { seed: false, answersFreshMs: 60_000 });
  const askCached = async () => (await cached.app.request("/api/transparency")).text();
  const first = await askCached();
  expect(await statementsOf(async () => expect(await askCached()).toBe(first))).toBe(0);
  cached.pages.invalidate("/api/projects");
  expect(await statementsOf(askCached)).toBe(0);
  cached.pages.invalidate("/api/transparency");
  expect(await statementsOf(askCached)).toBeGreaterThan(0);
  cached.pages.invalidate();
  expect(await statementsOf(askCached)).toBeGreaterThan(0);
});

test("staff, who may just have changed it, get the current state", async () => {
  const { app: cached } = await testApp(pool, { seed: false, answersFreshMs: 60_000 });
  const cookie = await demoCookie((path, init) => cached.request(path, init), "staff");
  const askAs = async (headers = {}) => cached.request("/api/transparency", { headers });
  await askAs();
  const whoItIs = await statementsOf(async () => cached.request("/api/auth/user", { headers: { cookie } }));
  expect(await statementsOf(() => askAs({ cookie }))).toBeGreaterThan(whoItIs);
});

test("concurrent downloads of one document share one read and are all counted", async () => {
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
])("a flood of made-up %s does not hold up donations and other reads", async (_, pathOf) => {
  const once = await statementsOf(() => ask(pathOf(flooding), flooding));
  const before = statements;
  const flood = Array.from({ length: flooding }, (__, each) => ask(pathOf(each), each));
  const [given, programs] = await Promise.all([giver(app, pool).gives(), ask("/api/programs")]);
  expect(given.donationId).not.toBe("");
  expect(programs.status).toBe(200);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
  // Whether most are told that it is busy, or all are answered together.
  expect(statements - before).toBeLessThanOrEqual(once * atOnceAndQueued + ofGiftAndPrograms);
});

const dayOf = (each: number): string => new Date(Date.UTC(2020, 0, each)).toISOString().slice(0, 10);
