import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { Segment } from "#domain/contacts/segment.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { visitorOf } from "../../auth/visitor.fixtures.ts";

const { pool } = await testDatabase("demonstration");
const { app, foundation } = await testApp(pool);
const [staff, admin] = [visitorOf(app), visitorOf(app)];
const dutch: Segment = { match: "all", conditions: [{ kind: "language", not: false, language: "nl" }] };
const change = { version: 0, name: " Dutch  people ", segment: dutch, isShared: false };

beforeAll(async () => {
  await staff.post("/sign-in", { form: "demo", email: "staff@example.org" });
  await admin.post("/sign-in", { form: "demo", email: "admin@example.org" });
  await foundation.addContactsOfDonors();
});

const namesFor = async (visitor: typeof staff) =>
  ((await (await visitor.get("/api/admin/segments")).json()) as { rows: { name: string }[] }).rows.map(
    ({ name }) => name,
  );

test("a segment is its maker's until it is shared, and only its maker changes or deletes it", async () => {
  const path = `/api/admin/segments/${randomUUID()}`;
  expect((await staff.send("PUT", path, change)).status).toBe(200);
  expect((await staff.send("PUT", path, change)).status).toBe(200);
  expect(await namesFor(staff)).toEqual(["Dutch people"]);
  expect([await namesFor(admin), (await admin.get(path)).status]).toEqual([[], 404]);

  expect((await staff.send("PUT", path, { ...change, version: 1, isShared: true })).status).toBe(200);
  expect((await staff.send("PUT", path, { ...change, version: 1 })).status).toBe(409);
  expect(await (await admin.get(path)).json()).toMatchObject({ isOwn: false, version: 2, segment: dutch });
  expect((await admin.send("PUT", path, { ...change, version: 2 })).status).toBe(404);
  expect((await admin.send("DELETE", path)).status).toBe(404);
  expect((await staff.send("DELETE", path)).status).toBe(200);
  expect((await staff.get(path)).status).toBe(404);
  const { rows } = await pool.query(
    "select action from audit_log where subject_kind = 'segment' order by id",
  );
  expect(rows).toEqual([
    { action: "segment.saved" },
    { action: "segment.saved" },
    { action: "segment.deleted" },
  ]);
});

test("a segment without a name or with an unknown condition is refused", async () => {
  const path = `/api/admin/segments/${randomUUID()}`;
  expect((await staff.send("PUT", path, { ...change, name: "  " })).status).toBe(422);
  const strange = { match: "all", conditions: [{ kind: "language", not: false, language: "fr" }] };
  expect((await staff.send("PUT", path, { ...change, segment: strange })).status).toBe(422);
  expect(
    (await staff.send("PUT", path, { ...change, segment: { match: "all", conditions: [] } })).status,
  ).toBe(422);
});

test("the count is the number of contacts in the list and in the file of the segment", async () => {
  const counted = await staff.send("POST", "/api/admin/segment-counts", { segment: dutch });
  const { count } = (await counted.json()) as { count: number };
  expect(count).toBeGreaterThan(0);
  const query = new URLSearchParams({ segment: JSON.stringify(dutch) }).toString();
  const { rows } = (await (await staff.get(`/api/admin/contacts?${query}`)).json()) as {
    rows: { language: string }[];
  };
  expect(rows.length).toBe(Math.min(count, 25));
  expect(rows.every(({ language }) => language === "nl")).toBe(true);
  expect((await staff.get(`/api/admin/exports/contacts.csv?${query}`)).status).toBe(403);
  const file = await (await admin.get(`/api/admin/exports/contacts.csv?${query}`)).text();
  expect(file.trim().split("\n")).toHaveLength(count + 1);
});

test("an unreadable segment in the address finds nobody", async () => {
  const { rows } = (await (await staff.get("/api/admin/contacts?segment=nonsense")).json()) as {
    rows: unknown[];
  };
  expect(rows).toEqual([]);
});
