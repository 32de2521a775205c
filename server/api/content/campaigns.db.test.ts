import { beforeAll, expect, test } from "vitest";
import { addDays } from "#domain/calendar/day.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { today } from "../../timing/clock.ts";

const { pool } = await testDatabase("demonstration");
let app: Awaited<ReturnType<typeof testApp>>["app"];
beforeAll(async () => {
  ({ app } = await testApp(pool, { answersFreshMs: 0 }));
});
const ask = (path: string, language = "en") => app.request(path, { headers: { "x-language": language } });
const get = async (path: string, language?: string) => (await ask(path, language)).json();
const change = (id: string, changes: object) =>
  pool.query("update content_items set body = body || $2::jsonb where kind = 'campaign' and id = $1", [
    id,
    JSON.stringify(changes),
  ]);

test("a campaign is answered with its story, its total and its commitment", async () => {
  const campaign = await get("/api/campaigns/a-safe-bed-in-rotterdam", "nl");
  expect(campaign).toMatchObject({
    title: "Een veilig bed in Rotterdam",
    state: "OPEN",
    raisedCents: 2_835_000,
    commitment: { aboveGoal: "PROGRAM", cancelled: "OFFER_BACK" },
    program: { title: "Noodhulp" },
  });
  expect(campaign.body.length).toBeGreaterThan(1);
});

test("a campaign stored before it stated a commitment has the one of the earlier terms", async () => {
  await pool.query(
    "update content_items set body = body - 'commitment' - 'updates' - 'beneficiaries' - 'cancelledOn' - 'otherProjectId' where id = 'company-for-older-people'",
  );
  expect(await get("/api/campaigns/company-for-older-people")).toMatchObject({
    commitment: { aboveGoal: "PROGRAM", belowGoal: "CAMPAIGN", late: "CAMPAIGN", cancelled: "OFFER_BACK" },
    updates: [],
    beneficiaries: null,
  });
});

test("an ended and a cancelled campaign stay in the list, but not among the open ones, and take no donations", async () => {
  await change("a-meal-every-school-day", { endsOn: addDays(today(), -1) });
  await change("a-vet-on-the-road", { cancelledOn: today() });
  const states = new Map(
    (await get("/api/campaigns")).map((each: { id: string; state: string }) => [each.id, each.state]),
  );
  expect(states.get("a-meal-every-school-day")).toBe("ENDED");
  expect(states.get("a-vet-on-the-road")).toBe("CANCELLED");
  const open: { id: string }[] = await get("/api/campaigns/urgent");
  expect(open.map(({ id }) => id)).toEqual(["a-safe-bed-in-rotterdam", "company-for-older-people"]);
  expect((await ask("/campaigns/a-vet-on-the-road/code.svg")).status).toBe(404);
  expect((await ask("/campaigns/a-vet-on-the-road/poster.pdf")).status).toBe(404);
});

test("an open campaign has a QR code with its address in the language asked for", async () => {
  const code = await ask("/campaigns/a-safe-bed-in-rotterdam/code.svg?lang=nl");
  expect(code.headers.get("content-type")).toBe("image/svg+xml");
  expect(await code.text()).not.toBe(
    await (await ask("/campaigns/a-safe-bed-in-rotterdam/code.svg?lang=ar")).text(),
  );
});

test("unknown ids and drafts are 404", async () => {
  await pool.query("delete from content_items where kind = 'campaign' and id = 'company-for-older-people'");
  for (const id of ["moon", "company-for-older-people", "-"])
    expect((await ask(`/api/campaigns/${id}`)).status).toBe(404);
});
