import { afterAll, expect, test } from "vitest";
import { openPool } from "#adapters/postgres/base/client.ts";
import { inLane, inLanes } from "#adapters/postgres/base/lanes.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { giver } from "#testing/giver.ts";
import { visitorOf } from "../auth/visitor.fixtures.ts";
import { paperQueue } from "../papers/paper-queue.ts";

const { pool: tests, connectionString } = await testDatabase("demonstration");
const connections = { giving: 4, visitors: 2, staff: 2, jobs: 1 };
const open = (max: number) => openPool(connectionString, { max, patient: true });
const pool = inLanes({
  giving: open(connections.giving),
  visitors: open(connections.visitors),
  staff: open(connections.staff),
  jobs: open(connections.jobs),
});

/** Papers that are finished when the press is let go on. */
const press = Promise.withResolvers<void>();
const firstPaper = Promise.withResolvers<void>();
afterAll(() => {
  press.resolve();
  return pool.end();
});
const queue = paperQueue();
let made = 0;
const { app } = await testApp(pool, {
  seed: false,
  env: { TRUST_PROXY: "1" },
  renderPaper: ({ kind }, _, signal) =>
    queue({
      urgent: kind === "receipt",
      signal,
      make: async () => {
        made += 1;
        firstPaper.resolve();
        await press.promise;
        return new TextEncoder().encode(`%PDF-${kind}`);
      },
    }),
});
const kept = async () => (await app.request("/programs")).status;
await kept();

const statusesOf = async (flood: readonly Promise<Response>[]): Promise<Record<number, number>> => {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(flood)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
/** Somebody gives and a page that lies ready is sent, while none of what is held back has come to its end. */
async function giftAndPage(): Promise<void> {
  expect((await giver(app, tests).gives()).donationId).not.toBe("");
  expect(await kept()).toBe(200);
}
async function staff() {
  const someone = visitorOf(app);
  await someone.post("/sign-in", { form: "demo", email: "admin@example.org" });
  return someone;
}

test("papers that take long, asked for by the thousand, keep no gift and no page waiting", async () => {
  const names = ["annual-report-2023", "financial-audit-2023", "impact-report-2023", "governance-documents"];
  const flood = Array.from({ length: 1_000 }, async (_, each) =>
    app.request(`/documents/${names[each % names.length]}.pdf?lang=${["en", "nl", "ar"][each % 3]}`, {
      headers: { "x-forwarded-for": `198.51.100.${each % 250}` },
    }),
  );
  await firstPaper.promise;
  await giftAndPage();
  expect(made).toBe(1);
  press.resolve();
  // Twelve papers, however many asked for each.
  expect(await statusesOf(flood)).toEqual({ 200: 1_000 });
  expect(made).toBe(names.length * 3);
});

test("searches of one who works here wait for the database, keep no gift and no page waiting, and are at most a share", async () => {
  const someone = await staff();
  const held = await Promise.all(
    Array.from({ length: connections.staff }, () => inLane("staff", () => pool.connect())),
  );
  let answered = 0;
  const flood = Array.from({ length: 60 }, async (_, each) => {
    const answer = await someone.get(`/api/admin/donations?q=${each}`);
    answered += answer.status === 200 ? 1 : 0;
    return answer;
  });
  await giftAndPage();
  expect(answered).toBe(0);
  for (const each of held) each.release();
  expect(await statusesOf(flood)).toEqual({ 200: 18, 503: 42 });
});

test("exports that nobody reads to their end keep no gift and no page waiting, nor staff from their lists", async () => {
  const someone = await staff();
  const exports = await Promise.all(
    Array.from({ length: 10 }, () => someone.get("/api/admin/exports/donations.csv")),
  );
  expect(await statusesOf(exports.map((each) => Promise.resolve(each)))).toEqual({ 200: 2, 503: 8 });
  await giftAndPage();
  expect((await someone.get("/api/admin/donations")).status).toBe(200);
  for (const { body } of exports) await body?.cancel();
});
