import { beforeAll, expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";

const { pool } = await testDatabase("demonstration");
let app: Awaited<ReturnType<typeof testApp>>["app"];
beforeAll(async () => {
  ({ app } = await testApp(pool));
});
const ask = (path: string, language = "en") => app.request(path, { headers: { "x-language": language } });
const get = async (path: string, language?: string) => (await ask(path, language)).json();

test("a program is answered with its projects, in the visitor's language", async () => {
  const program = await get("/api/programs/disaster", "nl");
  expect(program).toMatchObject({ title: "Noodhulp", budgetCents: 19_500_000, spentCents: 5_625_000 });
  expect(program.projects).toHaveLength(2);
});

test("a project is answered with its budget, its partner and what the ledger says it has spent", async () => {
  const project = await get("/api/projects/animal-rescue-center-uae");
  expect(project).toMatchObject({ spentCents: 4_000_000, partner: { id: "desert-paws-shelter" } });
});

test("what does not exist is 404 with a sentence in the visitor's language", async () => {
  for (const path of ["/api/programs/moon", "/api/projects/moon", "/api/projects/-"]) {
    const response = await ask(path, "nl");
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("Dat konden wij niet vinden.");
  }
});

test("the list of featured projects is still a list", async () => {
  expect(await get("/api/projects/featured")).toHaveLength(3);
});

test("the seventeen goals are answered with their titles", async () => {
  const goals = await get("/api/sdgs", "ar");
  expect(goals).toHaveLength(17);
  expect(goals[0]).toMatchObject({ number: 1, title: "القضاء على الفقر" });
});

test("when staff have removed every project, the pages behind the sample cards are still there", async () => {
  await pool.query("delete from content_items where kind = 'project'");
  expect(await get("/api/projects")).toEqual([]);
  expect(await get("/api/projects/dubai-senior-care-network")).toMatchObject({ spentCents: 3_250_000 });
});
