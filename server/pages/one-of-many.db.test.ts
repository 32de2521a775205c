import { beforeAll, expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { everyPage } from "../../e2e/site-map.ts";
import { visitorOf, type TestVisitor } from "../auth/visitor.fixtures.ts";
import type { Renderer } from "./pages.ts";
import { renderingFromBuild } from "./rendering.ts";

const { pool } = await testDatabase("demonstration");
const { renderer, assetsFor } = await renderingFromBuild();
const render = await renderer();

/** What was drawn: the page as it is given, as it is when all of it is drawn anew, and whether it is everybody's but for its places. */
let last: Readonly<{ given: string; whole: string; isInParts: boolean; pieces: number }>;
const drawBoth: Renderer = async (asked) => {
  // Both from the same answers: another may come at any moment.
  const answers = new Map<string, ReturnType<typeof asked.fetchApi>>();
  const fetchApi: typeof asked.fetchApi = (path) => {
    const answer = answers.get(path) ?? asked.fetchApi(path);
    answers.set(path, answer);
    return answer;
  };
  const request = { ...asked, fetchApi };
  const given = await render(request);
  const { html: whole } = await render({ ...request, isWhole: true });
  const pieces = given.parts?.filter(({ isShared }) => isShared).length ?? 0;
  last = { given: given.html, whole, isInParts: given.parts?.[0]?.isShared === true, pieces };
  return given;
};

/** Its form begins with who is signed in. */
const drawnForEach = ["/contact"];

/** Some hundred pages are drawn for each language, perhaps beside other work. */
const everyPageMs = 300_000;
let people: TestVisitor[];
let app: Awaited<ReturnType<typeof testApp>>["app"];

beforeAll(async () => {
  ({ app } = await testApp(pool, { renderer: drawBoth, assetsFor }));
  people = await Promise.all(
    ["donor", "staff", "admin"].map(async (name) => {
      const person = visitorOf(app);
      await person.post("/sign-in", { form: "demo", email: `${name}@example.org` });
      return person;
    }),
  );
  await pool.query(
    "update users set first_name = '<i data-place=\"0\"></i> & Ünal' where email = 'staff@example.org'",
  );
});

test.each(["en", "nl", "ar"])(
  "whoever is signed in is given what would be drawn for them alone, in %s",
  async (language) => {
    const [alone, inParts] = [new Set<string>(), new Set<string>()];
    for (const { path, address } of everyPage.filter((page) => page.language === language)) {
      for (const person of people) {
        const answer = await person.get(address);
        if (answer.status !== 200) continue;
        expect.soft(last.given === last.whole, address).toBe(true);
        (last.isInParts ? inParts : alone).add(path);
      }
    }
    expect([...alone].sort()).toEqual(drawnForEach);
    expect([...inParts]).toEqual(expect.arrayContaining(["/", "/projects", "/terms", "/transparency"]));
  },
  everyPageMs,
);

const questions = [
  "/donate?custom=12",
  "/donate?custom=12&frequency=monthly",
  "/projects?sort=budget",
  "/projects?status=ACTIVE&sdg=3",
  "/projects?program=nowhere",
  "/contact?topic=donation",
];
const ownPages = ["/dashboard", "/dashboard/donations", "/account/security", "/donate", "/admin"];

test.each(["", "/nl", "/ar"])(
  "a page that is joined from what was drawn before is the one that would be drawn now, under '%s'",
  async (base) => {
    // Twice: what is drawn first is kept, and given from then on.
    for (const turn of ["first", "again"]) {
      const nobody = visitorOf(app);
      for (const address of [...questions, ...ownPages.slice(0, 3), "/nowhere"]) {
        await nobody.get(`${base}${address}`);
        expect.soft(last.given === last.whole, `${turn} ${address}`).toBe(true);
      }
      for (const person of people)
        for (const address of [...questions, ...ownPages]) {
          if ((await person.get(`${base}${address}`)).status !== 200) continue;
          expect.soft(last.given === last.whole, `${turn} ${address} of somebody`).toBe(true);
        }
      await nobody.get(`${base}/projects?sort=progress&sdg=${turn === "first" ? 2 : 3}`);
      expect(last.pieces).toBeGreaterThan(3);
    }
  },
  everyPageMs,
);
