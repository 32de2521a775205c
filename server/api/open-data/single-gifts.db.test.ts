import { beforeAll, expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { giver } from "#testing/giver.ts";
import { publicAnswers, revealing, type PublicAnswers } from "#testing/public-answers.ts";

const env = { SESSION_SECRET: "x".repeat(32), TRUST_PROXY: "1" };
const { pool } = await testDatabase("demonstration");
const campaignId = "a-vet-on-the-road";
let program: Awaited<ReturnType<typeof testApp>>;
let before: PublicAnswers;
let given = 0;

/** What anybody can read, after everything that publishes has run. */
const read = async (): Promise<PublicAnswers> => {
  await program.foundation.openData.make();
  await program.foundation.proofs.sealNow("program", "test");
  return publicAnswers(program.app);
};
const give = async (amountCents: number, email: string, campaign: string | undefined): Promise<void> => {
  given += 1;
  const someone = giver(program.app, pool, { "x-forwarded-for": `2001:db8:${given.toString(16)}:1::1` });
  await someone.givesAndPays({ amountCents, campaignId: campaign, donor: { email } }, env.SESSION_SECRET);
};
const raisedFor = async (): Promise<number> =>
  ((await (await program.app.request(`/api/figures/raised-for-${campaignId}`)).json()) as { value: number })
    .value;

beforeAll(async () => {
  program = await testApp(pool, { env });
  before = await read();
});

for (const [where, campaign] of [
  ["a campaign", campaignId],
  ["where it is needed most", undefined],
] as const)
  test(`one gift to ${where} changes nothing that everybody can read`, async () => {
    await give(7_777, "first@example.org", campaign);
    const after = await read();
    const changed = [...after].filter(
      ([path, numbers]) => !isAboutRuns(path) && String(numbers) !== String(before.get(path)),
    );
    expect(changed.map(([path]) => path)).toEqual([]);
    expect(revealing(7_777, before, after)).toEqual([]);
    before = after;
  });

/** They contain when something was made, or a random time to reconnect. */
const isAboutRuns = (path: string): boolean =>
  /^\/api\/(?:open-data(?!\/files)|live-figures|documents|status|transparency\/log)|sitemap/.test(path);

test("gifts of ten people are published as one sum, from which no single one can be computed", async () => {
  const [start, amounts] = [
    await raisedFor(),
    [3_111, 4_223, 5_337, 6_451, 2_563, 8_677, 9_781, 1_893, 7_907],
  ];
  for (const [place, cents] of amounts.entries()) {
    expect(await raisedFor()).toBe(start);
    await give(cents, `person-${place}@example.org`, campaignId);
    if (place % 4 > 0) continue;
    const after = await read();
    for (const each of amounts) expect(revealing(each, before, after)).toEqual([]);
    before = after;
  }
  const sum = amounts.reduce((all, each) => all + each, 7_777);
  expect(await raisedFor()).toBe(start + sum);
});

test("a gift that is most of a sum is not published, nor are many gifts of people without an address", async () => {
  const start = await raisedFor();
  for (let place = 0; place < 11; place += 1)
    await give(1_000, `${place}@${place < 9 ? "no-address.invalid" : "example.org"}`, campaignId);
  await read();
  expect(await raisedFor()).toBe(start);
  for (let place = 0; place < 8; place += 1)
    await give(place === 0 ? 50_000 : 1_000, `next-${place}@example.org`, campaignId);
  await read();
  expect(await raisedFor()).toBe(start);
  for (let place = 0; place < 4; place += 1) await give(10_000, `more-${place}@example.org`, campaignId);
  await read();
  expect(await raisedFor()).toBe(start + 108_000);
});
