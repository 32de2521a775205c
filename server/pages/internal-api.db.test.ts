import { Hono } from "hono";
import { pino } from "pino";
import { beforeAll, expect, test } from "vitest";
import type { Call } from "#contract/call.ts";
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
import type { Renderer } from "./render-page.ts";

const { pool } = await testDatabase("demonstration");

/** Shows who is signed in, beside what everybody gets. */
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
/** The calls without the cache, each as the person who asks. */
const calls = new Hono<RequestEnv>();

beforeAll(async () => {
  let foundation;
  ({ app, foundation } = await testApp(pool, { renderer: drawPerson }));
  calls.use(
    requestLog(
      pino({ level: "silent" }),
      visitor({ mode: "demo", countryHeader: null }),
      signedInUser(foundation),
    ),
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

const sharedCalls = Object.entries<Call>(contract).filter(([, { shared }]) => shared);

test("shared calls are open to everyone and answer everybody the same", async () => {
  const different: string[] = [];
  expect(sharedCalls.length).toBeGreaterThan(30);
  for (const [name, { who }] of sharedCalls) {
    expect([name, who]).toEqual([expect.stringMatching(/^GET /), "anyone"]);
    const path = await exampleOf(name.slice("GET ".length));
    const told = Object.values(people).map(async ({ jar }) => {
      const cookie = [...jar].map((each) => each.join("=")).join("; ");
      const answer = await calls.request(path, { headers: { cookie } });
      return `${answer.status} ${await answer.text()}`;
    });
    if (new Set(await Promise.all(told)).size > 1) different.push(name);
  }
  expect(different).toEqual([]);
});

test("a page calls the API as its visitor, and the next visitor learns nothing of them", async () => {
  const seen = async (person: TestVisitor) => (await person.get("/programs")).text();
  expect(await seen(people.donor)).toContain("donor@example.org");
  expect(await seen(people.staff)).toContain("staff@example.org");
  for (const person of [people.stranger, visitorOf(app)]) {
    const page = await seen(person);
    expect(page).toContain('"statutoryName"');
    expect(page).not.toMatch(/donor@|staff@|"current":true/);
  }
});

test("a personal page is not stored in any cache", async () => {
  const answer = await people.donor.get("/programs");
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(answer.headers.get("etag")).toBeNull();
  expect((await people.stranger.get("/programs")).headers.get("cache-control")).toBe("private, no-cache");
});
