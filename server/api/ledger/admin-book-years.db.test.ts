import { beforeAll, expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { demoVisitor, type TestVisitor } from "../../auth/visitor.fixtures.ts";

const { pool } = await testDatabase();
const thisYear = new Date().getFullYear();
const lastYear = thisYear - 1;
const adopted = { adoptedOn: `${thisYear}-01-02`, adoptedBy: "A. Chair, B. Treasurer", remark: "" };
let staff: TestVisitor;
let admin: TestVisitor;
beforeAll(async () => {
  const { app } = await testApp(pool);
  const signedIn = (email: string) => demoVisitor(app, email);
  staff = await signedIn("staff@example.org");
  admin = await signedIn("admin@example.org");
});

const years = async (by = admin) => (await by.get("/api/admin/books/years")).json();
const close = (year: number, body: object, by = admin) =>
  by.send("POST", `/api/admin/books/years/${year}/closing`, body);

test("the demonstration has years of books, of which the one before last is closed", async () => {
  const [current, last, before] = await years(staff);
  expect(current).toMatchObject({ year: thisYear, isClosed: false, isOver: false, events: [] });
  expect(last).toMatchObject({ year: lastYear, isClosed: false, isOver: true });
  expect(before).toMatchObject({ year: thisYear - 2, isClosed: true, events: [{ kind: "closed" }] });
});

test("the checklist says what is open and where", async () => {
  const answer = await staff.get(`/api/admin/books/years/${lastYear}/checklist`);
  expect(await answer.json()).toContainEqual({
    item: "documents",
    open: expect.any(Number),
    href: `/admin/expenses?year=${lastYear}`,
  });
});

test("an administrator closes a year and staff do not; points that are open have to be explained", async () => {
  expect((await close(lastYear, adopted, staff)).status).toBe(403);
  const refused = await close(lastYear, adopted);
  expect([refused.status, await refused.text()]).toEqual([
    422,
    "Points on the checklist are still open. Fix them, or explain them in the remark.",
  ]);
  expect((await close(thisYear, adopted)).status).toBe(422);
  expect((await close(lastYear, { ...adopted, remark: "Documents are on paper" })).status).toBe(201);
  expect((await close(lastYear, { ...adopted, remark: "Again" })).status).toBe(409);
  expect((await years())[1]).toMatchObject({ isClosed: true });
});

test("what the board adopted is what visitors read", async () => {
  const { financials } = await (await admin.get("/api/anbi")).json();
  expect(financials.years[0]).toMatchObject({ year: lastYear, adoptedOn: adopted.adoptedOn });
});

test("one administrator alone cannot open it again", async () => {
  const path = `/api/admin/books/years/${lastYear}`;
  expect((await admin.send("POST", `${path}/reopening`, {})).status).toBe(409);
  expect((await admin.send("POST", `${path}/reopening-request`, { reason: "A gift forgotten" })).status).toBe(
    201,
  );
  expect((await admin.send("POST", `${path}/reopening`, {})).status).toBe(409);
  expect((await years())[1]).toMatchObject({ isClosed: true, reopeningAsked: { byYou: true } });
  expect((await years(staff))[1]).toMatchObject({ reopeningAsked: { byYou: false } });
});
