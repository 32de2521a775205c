import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";

const { pool } = await testDatabase("demonstration");
let app: Awaited<ReturnType<typeof testApp>>["app"];
beforeAll(async () => {
  ({ app } = await testApp(pool));
});
const get = async (path: string, headers: Record<string, string> = {}) =>
  (await app.request(path, { headers })).json();

test("the impact figures are those of the specification, and what was raised comes from the ledger", async () => {
  expect(await get("/api/impact-stats")).toEqual({
    totalBeneficiaries: 25_946,
    totalRaised: 240_000_000,
    completedProjects: 127,
    volunteerHours: 15_240,
  });
});

test("the four programs are listed with their beneficiaries and goals", async () => {
  const programs = await get("/api/programs");
  expect(
    programs.map(({ id, title, beneficiaries, sdgTags }: never) => [id, title, beneficiaries, sdgTags]),
  ).toEqual([
    ["children", "Children", 12_450, [1, 2, 4]],
    ["elderly", "Elderly Care", 3240, [3, 10]],
    ["animals", "Animal Welfare", 8630, [15]],
    ["disaster", "Disaster Relief", 1560, [1, 11]],
  ]);
});

test("the six projects carry the specified budgets, and what was spent comes from the ledger", async () => {
  const projects = await get("/api/projects");
  expect(
    projects.map(({ title, status, budgetCents, spentCents }: never) => [
      title,
      status,
      budgetCents,
      spentCents,
    ]),
  ).toEqual([
    ["Amsterdam Youth Education Hub", "ACTIVE", 6_000_000, 4_500_000],
    ["Dubai Senior Care Network", "ACTIVE", 5_000_000, 3_250_000],
    ["Riyadh Children's Nutrition Program", "ACTIVE", 8_000_000, 2_400_000],
    ["Animal Rescue Center UAE", "COMPLETED", 4_000_000, 4_000_000],
    ["Rotterdam Emergency Housing", "PLANNED", 12_000_000, 0],
    ["Jeddah Disaster Preparedness", "ACTIVE", 7_500_000, 5_625_000],
  ]);
});

test("featured projects are a part of all projects", async () => {
  const featured = await get("/api/projects/featured");
  expect(featured.length).toBeGreaterThan(0);
  const ids = (await get("/api/projects")).map(({ id }: { id: string }) => id);
  for (const { id } of featured) expect(ids).toContain(id);
});

test("urgent campaigns tell what was raised of their goal and how long they run", async () => {
  const campaigns = await get("/api/campaigns/urgent");
  expect(campaigns.length).toBeGreaterThanOrEqual(3);
  for (const campaign of campaigns) {
    expect(Object.keys(campaign)).toEqual(
      expect.arrayContaining([
        "id",
        "title",
        "description",
        "goalCents",
        "raisedCents",
        "daysLeft",
        "coverUrl",
        "urgencyLevel",
        "urgencyColor",
      ]),
    );
    expect(campaign.raisedCents).toBeGreaterThan(0);
  }
});

test("a campaign that has ended is no longer an appeal", async () => {
  const before = await get("/api/campaigns/urgent");
  await pool.query(
    "update content_items set body = jsonb_set(body, '{endsOn}', '\"2020-01-01\"') where kind = 'campaign' and id = $1",
    [before[0].id],
  );
  const after = await get("/api/campaigns/urgent");
  expect(after.map(({ id }: { id: string }) => id)).not.toContain(before[0].id);
});

test("the four sample volunteer roles are there", async () => {
  const roles = await get("/api/volunteer-roles");
  expect(roles.map(({ id, locationType }: never) => [id, locationType])).toEqual([
    ["education-tutor", "ONSITE"],
    ["elderly-companion", "ONSITE"],
    ["animal-care", "ONSITE"],
    ["digital-marketing", "REMOTE"],
  ]);
});

describe("the language of an answer", () => {
  test("follows the page that asks", async () => {
    expect((await get("/api/programs", { "x-language": "nl" }))[0].title).toBe("Kinderen");
  });

  test("follows the stored choice", async () => {
    expect((await get("/api/programs", { cookie: "preferred-language=ar" }))[0].title).toMatch(
      /[\u0600-\u06ff]/,
    );
  });

  test("is English when nobody says", async () => {
    expect((await get("/api/programs", { "accept-language": "nl" }))[0].title).toBe("Children");
  });
});

test("the spending split is 89, 7 and 4 per cent, computed from this year's expenses", async () => {
  const site = await get("/api/site");
  expect(site.split).toEqual([
    { category: "PROGRAM", percent: 89 },
    { category: "ADMINISTRATION", percent: 7 },
    { category: "FUNDRAISING", percent: 4 },
  ]);
});
