import { beforeAll, expect, test } from "vitest";
import type { ListPage } from "#domain/lists/list.ts";
import { maxViews } from "#domain/lists/view.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { demoVisitor, type TestVisitor } from "../../auth/visitor.fixtures.ts";

const { pool } = await testDatabase("demonstration");
let staff: TestVisitor;
let admin: TestVisitor;
let auditor: TestVisitor;

beforeAll(async () => {
  const { app } = await testApp(pool);
  staff = await demoVisitor(app, "staff@example.org");
  admin = await demoVisitor(app, "admin@example.org");
  auditor = await demoVisitor(app, "auditor@example.org");
});

const page = "/nl/admin/donations";
const save = (by: TestVisitor, search: string, fields: Record<string, string>) =>
  by.post(page + search, { form: "view", ...fields });
const viewsOf = async (by: TestVisitor, list = "donations") =>
  ((await (await by.send("GET", `/api/admin/${list}`)).json()) as ListPage<unknown>).views;

test("a view keeps filters, order and columns, and leaves out what names a person", async () => {
  const saved = await save(
    staff,
    "?frequency=MONTHLY&q=Anna&sort=largest&columns=donorName.amountCents&only=a&before=b",
    { name: " Large   monthly " },
  );
  expect(saved.status).toBe(303);
  const [view] = (await viewsOf(staff)) ?? [];
  expect(view).toEqual({
    id: expect.any(String),
    name: "Large monthly",
    search: "?frequency=MONTHLY&sort=largest&columns=donorName.amountCents",
    isShared: false,
    isOwn: true,
  });
  // The search is still shown, only not saved.
  expect(saved.headers.get("location")).toBe(
    `${page}?frequency=MONTHLY&q=Anna&sort=largest&columns=donorName.amountCents&view=${view?.id}`,
  );
  expect(await viewsOf(admin)).toEqual([]);
});

test("colleagues see a shared view, and only its owner changes or deletes it", async () => {
  await save(admin, "?status=REFUNDED", { name: "Refunds", shared: "on" });
  const [view] = (await viewsOf(staff))?.filter(({ isOwn }) => !isOwn) ?? [];
  expect(view).toMatchObject({ name: "Refunds", isShared: true, isOwn: false });
  const id = view?.id ?? "";
  expect((await save(staff, "?status=FAILED", { id, name: "Failed" })).status).toBe(404);
  await staff.post(page, { form: "view-removal", id });
  expect((await viewsOf(admin))?.[0]).toMatchObject({ name: "Refunds", search: "?status=REFUNDED" });

  await save(admin, "?status=DISPUTED", { id, name: "Disputes" });
  expect(await viewsOf(admin)).toMatchObject([
    { name: "Disputes", search: "?status=DISPUTED", isShared: false },
  ]);
  for (const _ of [1, 2]) expect((await admin.post(page, { form: "view-removal", id })).status).toBe(303);
  expect(await viewsOf(admin)).toEqual([]);
  const { rows } = await pool.query(
    "select action from audit_log where subject_kind = 'list_view' and subject_id = $1 order by id",
    [id],
  );
  expect(rows.map(({ action }) => action as string)).toEqual([
    "list_view.added",
    "list_view.changed",
    "list_view.deleted",
  ]);
});

test("a view sent twice is saved once, and another one cannot take its name", async () => {
  const twice = await Promise.all([1, 2].map(() => save(admin, "?status=FAILED", { name: "Failed" })));
  expect(twice.map(({ status }) => status)).toEqual([303, 303]);
  expect(await viewsOf(admin)).toHaveLength(1);
  const other = await save(admin, "?status=PENDING", { name: "FAILED" });
  expect(other.status).toBe(422);
  expect((await save(admin, "?status=PENDING", { name: "  " })).status).toBe(422);
});

test(`one person has at most ${maxViews} views of a list, also when they are saved at the same time`, async () => {
  const add = async (n: number) =>
    (await auditor.post("/admin/expenses?sort=largest", { form: "view", name: `View ${n}` })).status;
  for (let n = 1; n < maxViews; n += 1) expect(await add(n)).toBe(303);
  const atOnce = await Promise.all([101, 102, 103].map(add));
  expect(atOnce.filter((status) => status === 303)).toHaveLength(1);
  expect(await viewsOf(auditor, "expenses")).toHaveLength(maxViews);
});

test("nobody saves a view of a list that is closed to them", async () => {
  expect((await auditor.post(page, { form: "view", name: "Mine" })).status).toBe(403);
});
