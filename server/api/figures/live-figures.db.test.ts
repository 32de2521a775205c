import { afterAll, expect, test } from "vitest";
import { summariseLedger } from "#adapters/postgres/ledger/ledger-summary.ts";
import { publishSums } from "#adapters/postgres/open-data/publish-sums.ts";
import { minPeople } from "#domain/open-data/people.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { giver } from "#testing/giver.ts";
import { listen } from "../../start/listen.ts";
import { today } from "../../timing/clock.ts";

const env = { SESSION_SECRET: "x".repeat(32), TRUST_PROXY: "1" };
const { pool } = await testDatabase("demonstration");
const instances = await Promise.all(
  [1, 2].map(async () => {
    const { app, foundation } = await testApp(pool, { env });
    return { app, foundation, listening: await listen(app, { host: "127.0.0.1", port: 0 }) };
  }),
);
afterAll(async () => {
  for (const { foundation, listening } of instances) {
    foundation.live.stop();
    await listening.drain();
  }
});
const [here, there] = instances;
if (!here || !there) throw new Error("Two instances were started");

type Instance = (typeof instances)[number];
type Told = Readonly<Record<string, number>>;

/** Events as a browser reads them off the line. */
async function open({ listening }: Instance, headers: Record<string, string> = {}) {
  const response = await fetch(`${listening.ownUrl}/api/live-figures`, { headers });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  /** Reads on until something is there, or the server ends it. */
  const until = async (pattern: RegExp): Promise<string> => {
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) {
      text = "";
      return found;
    }
    const { value, done } = (await reader?.read()) ?? { value: "", done: true };
    if (done) throw new Error(`It ended with ${text}`);
    text += value;
    return until(pattern);
  };
  return {
    response,
    next: async () => JSON.parse(await until(/^data: (.+)$/m)) as Told,
    isOver: async () => (await reader?.read())?.done === true,
  };
}

test("gifts of enough people at one instance change the figures of listeners at both", async () => {
  const [mine, others] = await Promise.all([open(here), open(there)]);
  for (const { response } of [mine, others]) {
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    expect(response.headers.get("x-accel-buffering")).toBe("no");
    expect(response.headers.get("cache-control")).toContain("no-transform");
    expect(response.headers.get("set-cookie")).toBeNull();
  }
  const before = await mine.next();
  expect(await others.next()).toEqual(before);
  const campaigns = (await (await here.app.request("/api/campaigns/urgent")).json()) as {
    id: string;
    raisedCents: number;
  }[];
  expect(Object.keys(before).toSorted()).toEqual(
    ["raised", ...campaigns.map(({ id }) => `raised-for-${id}`)].toSorted(),
  );
  const [campaign] = campaigns;
  const figure = `raised-for-${campaign?.id}`;
  expect(before[figure]).toBe(campaign?.raisedCents);

  for (let place = 0; place < minPeople; place += 1) {
    const someone = giver(here.app, pool, { "x-forwarded-for": `192.0.2.${place}` });
    const gift = { campaignId: campaign?.id, amountCents: 1_230, donor: { email: `p${place}@example.org` } };
    await someone.givesAndPays(gift, env.SESSION_SECRET);
  }
  await summariseLedger(pool);
  await publishSums(pool, today());

  for (const listener of [mine, others]) {
    const after = await listener.next();
    expect(after).toEqual({
      ...before,
      raised: (before["raised"] ?? 0) + 12_300,
      [figure]: (before[figure] ?? 0) + 12_300,
    });
  }
});

test("an instance that stops lets its listeners go, drains at once, and they go on at the other", async () => {
  const { app, foundation } = await testApp(pool);
  const listening = await listen(app, { host: "127.0.0.1", port: 0 });
  const leaving = { app, foundation, listening };
  const mine = await open(leaving);
  await mine.next();
  const began = performance.now();
  foundation.live.stop();
  await Promise.all([mine.isOver(), listening.drain()]);
  expect(performance.now() - began).toBeLessThan(5_000);
  const again = await open(there, { "last-event-id": "of-the-other" });
  expect(await again.next()).toHaveProperty("raised");
});

test("while no campaign runs there is nothing to listen to", async () => {
  const { app } = await testApp(pool);
  await pool.query(
    `update content_items set body = jsonb_set(body, '{endsOn}', '"2020-01-01"') where kind = 'campaign'`,
  );
  const response = await app.request("/api/live-figures");
  expect(response.status).toBe(204);
});
