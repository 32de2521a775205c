import { Hono } from "hono";
import { pino } from "pino";
import { beforeAll, expect, test } from "vitest";
import { contract } from "#contract/contract.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { endpointsOf } from "../api/endpoints.ts";
import { signedInUser } from "../auth/signed-in-user.ts";
import { visitorOf, type TestVisitor } from "../auth/visitor.fixtures.ts";
import type { RequestEnv } from "../context.ts";
import { requestLog } from "../middleware/request-log.ts";
import { visitor } from "../middleware/visitor.ts";
import { mountEndpoints } from "../mount.ts";
import type { Renderer } from "./pages.ts";
import { isShared, sharedCalls } from "./shared-calls.ts";

const { pool } = await testDatabase("demonstration");

/** A page that tells who it is for and how its visitor's gift stands, beside what everybody is told. */
const drawPerson: Renderer = async ({ fetchApi }) => {
  const [site, user, sessions] = await Promise.all(
    ["/api/site", "/api/auth/user", "/api/account/sessions"].map(async (path) =>
      (await fetchApi(path)).text(),
    ),
  );
  return { status: 200, html: `${site} ${user} ${sessions}` };
};

let app: Awaited<ReturnType<typeof testApp>>["app"];
let people: Record<"stranger" | "donor" | "staff", TestVisitor>;
/** The calls themselves, each as the person who asks: from outside and for pages these are asked as a stranger would. */
const calls = new Hono<RequestEnv>();

beforeAll(async () => {
  let foundation;
  ({ app, foundation } = await testApp(pool, { renderer: drawPerson }));
  calls.use(
    requestLog(pino({ level: "silent" })),
    visitor({ mode: "demo", countryHeader: null }),
    signedInUser(foundation),
  );
  calls.route("/", mountEndpoints(endpointsOf(foundation)));
  // Otherwise a document is made while somebody asks for its size.
  await foundation.documents.makeAll(() => false);
  people = { stranger: visitorOf(app), donor: visitorOf(app), staff: visitorOf(app) };
  for (const name of ["donor", "staff"] as const)
    await people[name].post("/sign-in", { form: "demo", email: `${name}@example.org` });
});

/** An address of each call that has parameters: of a record that is there, where the demonstration has one. */
async function exampleOf(path: string): Promise<string> {
  const list = path.split("/:")[0] ?? path;
  if (list === path) return path;
  if (list === "/api/legal-texts") return `${list}/privacy`;
  const found: unknown = await (await people.stranger.get(list)).json();
  const id = /"(?:id|number)":"?([\w-]+)/.exec(JSON.stringify(found))?.[1] ?? "none";
  return path.replace(/:\w+/, id);
}

test("what is kept for pages is open to everyone and answers everybody the same", async () => {
  const different: string[] = [];
  for (const name of sharedCalls) {
    expect(contract[name].who).toBe("anyone");
    const path = await exampleOf(name.slice("GET ".length));
    expect([path, isShared(path)]).toEqual([path, true]);
    const told = Object.values(people).map(async ({ jar }) => {
      const cookie = [...jar].map((each) => each.join("=")).join("; ");
      const answer = await calls.request(path, { headers: { cookie } });
      return `${answer.status} ${await answer.text()}`;
    });
    if (new Set(await Promise.all(told)).size > 1) different.push(name);
  }
  expect(different).toEqual([]);
});

test("what stands behind a question mark, a person's own and what changes something is asked each time", () => {
  const asked = ["/api/figures/x?on=2026-01-01", "/api/auth/user", "/api/donations/current", "/api/sign-in"];
  expect(asked.filter(isShared)).toEqual([]);
});

test("a page asks our own API as the person it is for, and tells the next visitor nothing of them", async () => {
  const seen = async (person: TestVisitor) => (await person.get("/programs")).text();
  expect(await seen(people.donor)).toContain("donor@example.org");
  expect(await seen(people.staff)).toContain("staff@example.org");
  for (const person of [people.stranger, visitorOf(app)]) {
    const page = await seen(person);
    expect(page).toContain('"statutoryName"');
    expect(page).not.toMatch(/donor@|staff@|"current":true/);
  }
});

test("a person's own page is served from no shared cache and stored in none", async () => {
  const answer = await people.donor.get("/programs");
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(answer.headers.get("etag")).toBeNull();
  expect((await people.stranger.get("/programs")).headers.get("cache-control")).toBe("private, no-cache");
});
