import { beforeAll, expect, test } from "vitest";
import { writeAudit } from "#adapters/postgres/audit/audit-log.ts";
import type { auditList } from "#domain/audit/audit-list.ts";
import { pageSize, type ListPage, type RowOf } from "#domain/lists/list.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { demoVisitor, visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";

type AuditPage = ListPage<RowOf<typeof auditList>>;

const { pool } = await testDatabase("demonstration");
const { app } = await testApp(pool);
let admin: TestVisitor;

beforeAll(async () => {
  admin = await signedIn("admin@example.org");
  await pool.query(
    "insert into users (id, name, email, role) values ('lotte', 'Lotte_Visser', 'lotte@example.org', 'STAFF')",
  );
  for (let task = 1; task <= 60; task += 1)
    await writeAudit(pool, {
      actor: { userId: "lotte", role: "STAFF" },
      action: "task.added",
      subject: { kind: "task", id: `t${task}` },
      after: { dueOn: "2026-03-02" },
    });
  await writeAudit(pool, {
    actor: "program",
    action: "content.published",
    subject: { kind: "post", id: "p1" },
  });
  await writeAudit(pool, {
    actor: { userId: "gone", role: "ADMIN" },
    action: "task.finished",
    subject: { kind: "task", id: "t1" },
  });
});

const signedIn = (email: string) => demoVisitor(app, email);

const found = async (search: string): Promise<AuditPage> =>
  (await (await admin.get(`/api/admin/audit?${search}`)).json()) as AuditPage;
const subjects = async (search: string) => (await found(search)).rows.map(({ subject }) => subject);

test("the log is for administrators, not for staff", async () => {
  expect((await admin.get("/api/admin/audit")).status).toBe(200);
  expect((await (await signedIn("staff@example.org")).get("/api/admin/audit")).status).toBe(403);
  expect((await visitorOf(app).get("/api/admin/audit")).status).toBe(401);
});

test("a line says who by name, what, about what, and what it was before and after", async () => {
  expect((await found("subject=t60")).rows).toEqual([
    {
      id: expect.any(Number),
      happenedAt: expect.any(String),
      actor: "lotte",
      actorName: "Lotte_Visser",
      role: "STAFF",
      action: "task.added",
      subjectKind: "task",
      subject: "t60",
      before: null,
      after: { dueOn: "2026-03-02" },
    },
  ]);
});

test("the program and people whose account is gone can be found, too", async () => {
  expect((await found("actor=system&action=content")).rows[0]).toMatchObject({
    actor: null,
    subject: "p1",
  });
  expect((await found("actor=gone")).rows[0]).toMatchObject({ actor: "gone", actorName: null });
});

test("it is searched by name, address, action and subject together", async () => {
  expect(await subjects("actor=VISSER&subject=t7")).toEqual(["t7"]);
  expect(await subjects("actor=lotte@example&subject=t8")).toEqual(["t8"]);
  expect(await subjects("action=task.finished&subject=t1")).toEqual(["t1"]);
  expect(await subjects("action=task&subject=t1")).toEqual(["t1", "t1"]);
});

test("signs that mean something to the database are looked for as they are", async () => {
  expect(await subjects("action=task_added")).toEqual([]);
  expect(await subjects("actor=lotte%25visser")).toEqual([]);
  expect((await subjects("actor=lotte_visser")).length).toBe(pageSize);
  expect(await subjects("actor=%00%27")).toEqual([]);
});

test("pages follow one another without a line lost or twice", async () => {
  const ids: number[] = [];
  let before = "";
  do {
    const { rows, older } = await found(`actor=lotte&action=task.added&before=${before}`);
    ids.push(...rows.map(({ id }) => id));
    before = older ?? "";
  } while (before !== "");
  expect(new Set(ids).size).toBe(60);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
});

test("days are Dutch days, both included", async () => {
  const today = new Intl.DateTimeFormat("sv", { timeZone: "Europe/Amsterdam" }).format();
  expect((await subjects(`from=${today}&to=${today}&subject=p1`)).length).toBe(1);
  expect(await subjects("to=2020-01-01")).toEqual([]);
  expect(await subjects("from=2999-01-01")).toEqual([]);
});

test("an empty field looks for nothing, and nonsense is refused", async () => {
  expect((await subjects("actor=&action=&subject=&from=&to=")).length).toBe(pageSize);
  for (const wrong of ["from=yesterday", `actor=${"a".repeat(201)}`])
    expect((await admin.get(`/api/admin/audit?${wrong}`)).status).toBe(422);
});

test("days and lines that cannot be are refused, not stumbled over", async () => {
  for (const search of ["from=0000-01-01", "to=9999-12-31", "from=2026-02-30"])
    expect((await admin.get(`/api/admin/audit?${search}`)).status).toBe(422);
  for (const search of [
    "before=999999999999999",
    "before=99999999999999999",
    "from=1000-01-01",
    "before=0",
    "before=x",
  ])
    expect((await admin.get(`/api/admin/audit?${search}`)).status).toBe(200);
});

test("an auditor reads the lines about the books, and no others", async () => {
  const auditor = await signedIn("auditor@example.org");
  await writeAudit(pool, {
    actor: { userId: "lotte", role: "STAFF" },
    action: "expense.entered",
    subject: { kind: "expense", id: "e1" },
  });
  expect((await auditor.get("/api/admin/audit")).status).toBe(403);
  const page = (await (await auditor.get("/api/admin/books/audit?actor=lotte")).json()) as AuditPage;
  expect(page.rows.map(({ subject }) => subject)).toEqual(["e1"]);
  const others = (await (await auditor.get("/api/admin/books/audit?action=task")).json()) as AuditPage;
  expect(others.rows).toEqual([]);
});
