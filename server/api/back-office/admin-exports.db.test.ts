import { beforeAll, describe, expect, test } from "vitest";
import { watchStatements } from "#adapters/postgres/base/watch-statements.ts";
import { batchRows } from "#adapters/postgres/exports/cursor-batches.ts";
import { lists } from "#contract/lists.ts";
import type { AnyList } from "#domain/lists/list.ts";
import { bytesOf } from "#testing/bytes-of.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { readZip } from "#testing/read-zip.ts";
import { demoVisitor, visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";

const { pool } = await testDatabase("demonstration");
const many = 50_000;
let fetched = 0;
const counted = new WeakSet<object>();
pool.on("acquire", (client) => {
  if (counted.has(client)) return;
  counted.add(client);
  watchStatements(client, (statement) => {
    if (statement.startsWith("fetch ")) fetched += 1;
    return () => {};
  });
});
let app: Awaited<ReturnType<typeof testApp>>["app"];
let staff: TestVisitor;
let admin: TestVisitor;
beforeAll(async () => {
  ({ app } = await testApp(pool));
  staff = await signedIn("staff@example.org");
  admin = await signedIn("admin@example.org");
  await pool.query(
    `insert into donations (id, reference, amount_cents, charged_cents, currency, frequency, donor_name, donor_email, language)
     select 'many-' || n, 'MANY-' || n, 2500, 2500, 'EUR', 'ONE_TIME', '=HYPERLINK("x")', 'many' || n || '@many.example', 'ar'
     from generate_series(1, $1::int) n`,
    [many],
  );
});

const signedIn = (email: string) => demoVisitor(app, email);

const linesOf = async (response: Response): Promise<string[]> => {
  const bytes = Buffer.from(await response.arrayBuffer());
  return bytes.toString("utf8").trimEnd().split("\r\n");
};
const inLog = async (action: string) =>
  (
    await pool.query<{ after: { list: string; rows?: number; filter: object } }>(
      "select after from audit_log where action = $1 order by id desc limit 1",
      [action],
    )
  ).rows[0]?.after;

const exported = lists.filter(({ files }: AnyList) => files).map(({ name }) => name);

test.each(exported)("%s can be taken along as CSV and as XLSX", async (list) => {
  const csv = await admin.get(`/api/admin/exports/${list}.csv`);
  expect(Object.fromEntries(csv.headers)).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${list}.csv"`,
    "cache-control": "private, no-store",
  });
  const lines = await linesOf(csv);
  expect(lines[0]?.startsWith("\uFEFF")).toBe(true);
  const xlsx = readZip(await bytesOf(await admin.get(`/api/admin/exports/${list}.xlsx`)));
  const sheet = xlsx.get("xl/worksheets/sheet1.xml")?.toString() ?? "";
  expect(sheet).toMatch(/^<\?xml .*<sheetData><row r="1">/s);
  expect(sheet.endsWith("</sheetData></worksheet>")).toBe(true);
});

/** Nothing more is read while others read as much ten times: who did not wait for the reader would be at rest at the end alone. */
async function untilAtRest(fetches: () => number): Promise<void> {
  for (let before = -1; before !== fetches();) {
    before = fetches();
    for (let turn = 0; turn < 10; turn++)
      await pool.query("select * from donations order by id limit $1", [batchRows]);
  }
}

describe("a long list", () => {
  test.each(["csv", "xlsx"])("as %s is read from the database no faster than it is taken", async (format) => {
    const before = fetched;
    const fetches = () => fetched - before;
    const response = await admin.get(`/api/admin/exports/donations.${format}`);
    const reader = response.body!.getReader();
    for (let pieces = 0; pieces < 3; pieces++) await reader.read();
    await expect.poll(() => fetches()).toBeGreaterThan(0);
    await untilAtRest(fetches);
    // What packs the sheet takes in some more before it gives anything out; it is far from the whole list.
    expect(fetches() * batchRows).toBeLessThanOrEqual(many / 5);
    await reader.cancel();
    await expect.poll(() => inLog("export.broken_off")).toMatchObject({ list: "donations", format });
    expect(pool.totalCount - pool.idleCount).toBe(0);
  });

  test("arrives whole, with money as numbers and formulas made harmless, and is counted in the log", async () => {
    const lines = await linesOf(await admin.get("/api/admin/exports/donations.csv?q=many"));
    const all = await linesOf(await admin.get("/api/admin/exports/donations.csv?status=PENDING"));
    expect(all.length).toBeGreaterThan(many);
    expect(lines[1]).toMatch(
      /^MANY-.*,25\.00,25\.00,ONE_TIME,,,"'=HYPERLINK\(""x""\)",many\d+@many\.example,ar,,,$/,
    );
    const log = await inLog("export.finished");
    expect(log).toMatchObject({ list: "donations", rows: all.length - 1, filter: { status: "PENDING" } });
  });

  test("what was searched for is not written down: it is often a person", async () => {
    await linesOf(await admin.get("/api/admin/exports/donations.csv?q=many7"));
    const log = await inLog("export.finished");
    expect(log?.filter).toEqual({ searched: true });
  });
});

test("only two are made at a time, and the next may come when one is done", async () => {
  const open = await Promise.all([1, 2].map(() => admin.get("/api/admin/exports/donations.csv")));
  expect((await admin.get("/api/admin/exports/audit.csv")).status).toBe(503);
  for (const { body } of open) await body?.cancel();
  expect((await linesOf(await admin.get("/api/admin/exports/audit.csv"))).length).toBeGreaterThan(1);
});

test("narrowed as on the list's own page, in the reader's language", async () => {
  const dutch = await linesOf(
    await admin.get("/api/admin/exports/expenses.csv?category=ADMINISTRATION", { "x-language": "nl" }),
  );
  expect(dutch[0]).toContain("Omschrijving");
  expect(dutch.slice(1).every((line) => line.includes(",ADMINISTRATION,"))).toBe(true);
  expect(dutch.length).toBeGreaterThan(1);
  const grants = await linesOf(await admin.get("/api/admin/exports/grant.csv?status=DECLINED&assignee=me"));
  expect(grants).toHaveLength(1);
  const old = await linesOf(await admin.get("/api/admin/exports/audit.csv?year=1997"));
  expect(old).toHaveLength(1);
});

test("the audit log's year is the Dutch calendar year", async () => {
  await pool.query(
    `insert into audit_log (at, actor_id, actor_role, action, subject_kind, subject_id, request_id)
     values ('1998-12-31T23:30:00Z', 'x', 'ADMIN', 'test.new_year', 'test', 'half past midnight', 'q')`,
  );
  const linesIn = async (year: number) =>
    (await linesOf(await admin.get(`/api/admin/exports/audit.csv?year=${year}`))).length - 1;
  expect([await linesIn(1998), await linesIn(1999)]).toEqual([0, 1]);
});

test("is for administrators alone, and only what exists", async () => {
  expect((await staff.get("/api/admin/exports/donations.csv")).status).toBe(403);
  expect((await visitorOf(app).get("/api/admin/exports/donations.csv")).status).toBe(401);
  expect((await admin.get("/api/admin/exports/users.csv")).status).toBe(404);
  expect((await admin.get("/api/admin/exports/donations.pdf")).status).toBe(404);
  expect((await admin.get("/api/admin/exports/donations.csv?status=NONSENSE")).status).toBe(422);
});
