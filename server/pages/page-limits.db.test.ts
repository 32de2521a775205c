import { expect, test } from "vitest";
import { digest } from "#adapters/auth/secrets.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { giver } from "#testing/giver.ts";

const { pool } = await testDatabase("demonstration");
const atOnceAndQueued = 204;
const flood = 1_000;
const pageCostMs = 2;

/** The program with pages that take as long as real ones, and how many it drew. */
async function site() {
  let drawn = 0;
  const { app } = await testApp(pool, {
    seed: false,
    env: { TRUST_PROXY: "1" },
    renderer: async ({ path }) => {
      drawn += 1;
      const until = performance.now() + pageCostMs;
      while (performance.now() < until);
      return { status: path.includes("nowhere") ? 404 : 200, html: `<!doctype html>${path}` };
    },
  });
  const see = (path: string, { from = "127.0.0.1", ...headers }: Record<string, string> = {}) =>
    app.request(path, { headers: { "x-forwarded-for": from, accept: "text/html", ...headers } });
  return { app, see, drawn: () => drawn };
}
const addressOf = (each: number): string => `198.51.${Math.floor(each / 250)}.${1 + (each % 250)}`;

test.each([
  ["what stands behind a question mark", (each: number) => `/donate?amount=${each}`, {}],
  ["records that are not there", (each: number) => `/projects/nowhere-${each}`, {}],
  ["cookies that nobody set", () => "/transparency", { cookie: "a=b" }],
])("a flood of pages by %s leaves a gift and the pages that are kept", async (_, pathOf, headers) => {
  const { app, see, drawn } = await site();
  await see("/donate");
  const before = drawn();
  const asked = Array.from({ length: flood }, async (__, each) =>
    see(pathOf(each), { from: addressOf(each), ...headers }),
  );
  const [given, kept] = await Promise.all([giver(app, pool).gives(), see("/donate")]);
  expect(given.donationId).not.toBe("");
  expect([kept.status, await kept.text()]).toEqual([200, "<!doctype html>/donate"]);
  const answers = await Promise.all(asked);
  expect(drawn() - before).toBeLessThanOrEqual(atOnceAndQueued);
  const busy = answers.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThanOrEqual(flood - atOnceAndQueued);
  expect(busy[0]?.headers.get("retry-after")).toBe("5");
});

test("whoever asks for pages without end from one address is told so, in their language", async () => {
  const { see } = await site();
  const [greedy, other] = ["203.0.113.9", "203.0.113.10"];
  const { most, countedHere } = { most: 6_000, countedHere: 600 };
  await pool.query(
    "insert into rate_limits (key_hash, count, resets_at) values ($1, $2, now() + interval '1 minute')",
    [digest(`drawn:address:${greedy}`), most],
  );
  for (let each = 0; each < countedHere; each++) await see(`/donate?amount=${each}`, { from: greedy });
  for (const [path, words] of [
    ["/donate?amount=1", "The site is very busy"],
    ["/nl/donate?amount=1", "erg druk"],
    ["/ar/donate?amount=1", "الموقع مزدحم"],
  ] as const) {
    const refused = await see(path, { from: greedy });
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(await refused.text()).toContain(words);
    expect((await see(path, { from: other })).status).toBe(200);
  }
});
