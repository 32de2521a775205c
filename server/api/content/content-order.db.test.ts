import { beforeAll, expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";
import type { Renderer } from "../../pages/render-page.ts";

const { pool } = await testDatabase("demonstration");

/** A page that tells the appeals in their order, so that the memory of pages is in the test. */
const drawAppeals: Renderer = async ({ fetchApi }) => {
  const appeals = (await (await fetchApi("/api/campaigns/urgent")).json()) as { id: string }[];
  return { status: 200, html: `<!doctype html>${appeals.map(({ id }) => id).join("|")}` };
};

let staff: TestVisitor;
let admin: TestVisitor;
let visitor: TestVisitor;
beforeAll(async () => {
  const { app } = await testApp(pool, { renderer: drawAppeals });
  [staff, admin, visitor] = [visitorOf(app), visitorOf(app), visitorOf(app)];
  await staff.post("/sign-in", { form: "demo", email: "staff@example.org" });
  await admin.post("/sign-in", { form: "demo", email: "admin@example.org" });
});

type Row = { id: string; order: { above: string | null; below: string | null } | null };
const listed = async (kind: string, search = "") =>
  ((await (await staff.get(`/api/admin/content/${kind}${search}`)).json()) as { rows: Row[] }).rows;
const idsOf = async (path: string) =>
  ((await (await visitor.get(path)).json()) as { id: string }[]).map(({ id }) => id);
const move = (who: TestVisitor, kind: string, id: string, over: string, direction: "up" | "down") =>
  who.send("PUT", `/api/admin/content/${kind}/${id}/place`, { over, direction });

test("the back office lists what visitors see in their order, and each record with its neighbours", async () => {
  const shown = await idsOf("/api/programs");
  const rows = await listed("program");
  expect(rows.map(({ id }) => id)).toEqual(shown);
  expect(rows.map(({ order }) => order)).toEqual(
    shown.map((_, place) => ({ above: shown[place - 1] ?? null, below: shown[place + 1] ?? null })),
  );
});

test.each([
  ["program", "/api/programs"],
  ["project", "/api/projects"],
  ["volunteer-role", "/api/volunteer-roles"],
  ["partner", "/api/partners"],
  ["certification", "/api/certifications"],
])("a %s that is moved stands elsewhere in the public list at once", async (kind, path) => {
  const [first = "", second = "", ...rest] = await idsOf(path);
  expect((await move(staff, kind, second, first, "up")).status).toBe(200);
  expect(await idsOf(path)).toEqual([second, first, ...rest]);
});

test("a plain form orders too, and pages that were kept in memory follow at the next request", async () => {
  const home = async () =>
    (await (await visitor.get("/nl")).text()).replace("<!doctype html>", "").split("|");
  const [first = "", second = "", ...rest] = await home();
  const sent = await staff.post("/nl/admin/content/campaign", {
    form: "order",
    id: first,
    above: "",
    below: second,
    direction: "down",
  });
  expect([sent.status, sent.headers.get("location")]).toEqual([
    303,
    `/nl/admin/content/campaign#record-${first}`,
  ]);
  expect(await home()).toEqual([second, first, ...rest]);
});

test("of moves at the same time none is lost, and the same one twice is one", async () => {
  const before = await idsOf("/api/programs");
  const [first = "", second = "", third = ""] = before;
  const answers = await Promise.all([
    move(staff, "program", third, second, "up"),
    move(admin, "program", first, second, "down"),
    move(admin, "program", third, second, "up"),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const after = await idsOf("/api/programs");
  expect(after.toSorted()).toEqual(before.toSorted());
  expect(after.indexOf(third)).toBeLessThan(after.indexOf(second));
  expect(after.indexOf(second)).toBeLessThan(after.indexOf(first));
  const { rows } = await pool.query(
    "select 1 from audit_log where action = 'content.moved' and subject_kind = 'program' and subject_id = $1",
    [third],
  );
  expect(rows).toHaveLength(1);
});

test("is written down with the places before and after", async () => {
  const [first = "", second = ""] = await idsOf("/api/partners");
  await move(staff, "partner", first, second, "down");
  const { rows } = await pool.query(
    `select actor_role, before, after from audit_log
     where action = 'content.moved' and subject_kind = 'partner' and subject_id = $1 order by id desc limit 1`,
    [first],
  );
  expect(rows).toEqual([{ actor_role: "STAFF", before: { place: 1 }, after: { place: 2 } }]);
});

test("is refused past what is gone, and for kinds that go by their dates", async () => {
  const [first = ""] = await idsOf("/api/programs");
  const gone = await move(staff, "program", first, "no-such-program", "down");
  expect([gone.status, await gone.text()]).toEqual([
    409,
    expect.stringContaining("has changed in the meantime"),
  ]);
  const posts = await listed("post");
  expect(posts.map(({ order }) => order)).toEqual(posts.map(() => null));
  const [one, other] = posts.map(({ id }) => id);
  expect((await move(staff, "post", one ?? "", other ?? "", "down")).status).toBe(409);
  expect((await move(staff, "nothing", "a", "b", "up")).status).toBe(404);
  expect((await staff.post("/admin/content/nothing", { form: "order" })).status).toBe(404);
});

test("a list that is searched shows no places: its neighbours are not those of the visitors", async () => {
  for (const search of ["?q=a", "?state=PUBLISHED"])
    expect((await listed("program", search)).every(({ order }) => order === null)).toBe(true);
});
