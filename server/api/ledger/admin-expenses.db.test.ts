import { createHash, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { demoVisitor, visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";

const { pool, owner } = await testDatabase("demonstration");
const project = "dubai-senior-care-network";
/** Still open in the books of the demonstration. */
const lastYear = new Date().getFullYear() - 1;
const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n%%EOF");
let app: Awaited<ReturnType<typeof testApp>>["app"];
let staff: TestVisitor;
let donor: TestVisitor;
beforeAll(async () => {
  ({ app } = await testApp(pool));
  staff = await signedIn("staff@example.org");
  donor = await signedIn("donor@example.org");
});

const signedIn = (email: string) => demoVisitor(app, email);

const typed = (changes: object = {}) => ({
  id: randomUUID(),
  amountCents: 123_45,
  spentOn: "2026-03-02",
  category: "PROGRAM",
  projectId: project,
  programId: null,
  description: "Walking aids",
  documentBase64: pdf.toString("base64"),
  ...changes,
});
const enter = (body: object, by = staff) => by.send("POST", "/api/admin/expenses", body);
const undo = (id: string, reason: string) =>
  staff.send("POST", `/api/admin/expenses/${id}/reversal`, { reason });

async function spentOn(projectId: string): Promise<number> {
  const { rows } = await pool.query<{ cents: number }>(
    `select sum(cents)::bigint as cents from ledger_sums join ledger_accounts on id = account_id
     where category is not null and project_id = $1`,
    [projectId],
  );
  return rows[0]?.cents ?? 0;
}
const audited = async (id: string) =>
  (
    await pool.query("select action, actor_role, after from audit_log where subject_id = $1 order by id", [
      id,
    ])
  ).rows;
type Page = { rows: { id: string; reason: unknown }[]; older: string | null };
const list = async (query = ""): Promise<Page> =>
  (await (await staff.get(`/api/admin/expenses${query}`)).json()) as Page;

describe("an expense", () => {
  test("is booked with its document, counts as spent at once, and is written down", async () => {
    const body = typed();
    const before = await spentOn(project);
    expect((await enter(body)).status).toBe(201);
    expect((await spentOn(project)) - before).toBe(123_45);
    const sha256 = createHash("sha256").update(pdf).digest("hex");
    expect(await audited(body.id)).toMatchObject([
      {
        action: "expense.entered",
        actor_role: "STAFF",
        after: { amountCents: 123_45, documentSha256: sha256 },
      },
    ]);
    const [row] = (await list("?year=2026&category=PROGRAM")).rows.filter(({ id }) => id === body.id);
    expect(row).toMatchObject({
      spentOn: "2026-03-02",
      project: { id: project },
      documentType: "application/pdf",
      reversedOn: null,
    });
    expect(row).toHaveProperty("enteredBy", expect.stringMatching(/./));
  });

  test("sent twice, or five times at once, is booked once", async () => {
    const body = typed();
    const before = await spentOn(project);
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(body)));
    answers.push(await enter({ ...body, amountCents: 1 }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
    expect((await spentOn(project)) - before).toBe(123_45);
    expect(await audited(body.id)).toHaveLength(1);
  });

  test("can be a program's, and then no project's", async () => {
    const body = typed({ projectId: null, programId: "children" });
    expect((await enter(body)).status).toBe(201);
    const { rows } = await list("?program=children&year=2026");
    expect(rows.map(({ id }) => id).filter((id) => !id.startsWith("demo-"))).toEqual([body.id]);
  });

  test.each([
    [422, { spentOn: "2999-01-01" }],
    [422, { projectId: null }],
    [422, { projectId: "nowhere" }],
    [422, { category: "ADMINISTRATION" }],
    [422, { category: "OTHER" }],
    [422, { amountCents: 0 }],
    [422, { amountCents: 10.5 }],
    [422, { description: " " }],
    [422, { documentBase64: Buffer.from("<script>alert(1)</script>").toString("base64") }],
    [422, { documentBase64: "" }],
    [413, { documentBase64: Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]).toString("base64") }],
    [413, { documentBase64: "A".repeat(8 * 1024 * 1024) }],
  ])("is refused with %i when it is wrong (%#)", async (status, wrong) => {
    const body = typed(wrong);
    expect((await enter(body)).status).toBe(status);
    const { rowCount } = await pool.query("select from expenses where id = $1", [body.id]);
    expect(rowCount).toBe(0);
  });

  test("once written cannot be rewritten, not even in the database", async () => {
    await enter(typed());
    await expect(owner.query("update expenses set entered_by = 'nobody'")).rejects.toThrow(/stays/);
    await expect(owner.query("delete from expenses")).rejects.toThrow(/stays/);
  });
});

describe("the document", () => {
  test("is kept as it was sent, and only staff can take it along", async () => {
    const body = typed();
    await enter(body);
    const path = `/api/admin/expenses/${body.id}/document`;
    const answer = await staff.get(path);
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="expense-2026-03-02.pdf"',
      "x-content-type-options": "nosniff",
    });
    expect((await donor.get(path)).status).toBe(403);
    expect((await visitorOf(app).get(path)).status).toBe(401);
    expect((await enter(typed(), donor)).status).toBe(403);
    expect((await staff.get("/api/admin/expenses/nothing/document")).status).toBe(404);
  });
});

describe("undoing an expense", () => {
  test("asked twice, even at once, takes it out of what was spent once, with the reason", async () => {
    const body = typed();
    const before = await spentOn(project);
    await enter(body);
    const answers = await Promise.all([undo(body.id, "Entered twice"), undo(body.id, "Entered twice")]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await spentOn(project)).toBe(before);
    expect((await audited(body.id)).map(({ action }) => action)).toEqual([
      "expense.entered",
      "expense.reversed",
    ]);
    const [row] = (await list("?year=2026")).rows.filter(({ id }) => id === body.id);
    expect(row?.reason).toBe("Entered twice");
  });

  test("needs a reason, and an expense", async () => {
    const body = typed();
    await enter(body);
    expect((await undo(body.id, "  ")).status).toBe(422);
    expect((await undo(randomUUID(), "Entered twice")).status).toBe(404);
  });
});

describe("the list", () => {
  test("page after page shows each once, the latest first", async () => {
    const ofLastYear = `?year=${lastYear}&project=${project}`;
    const before = (await list(ofLastYear)).rows.length;
    for (let count = 0; count < 30; count++)
      await enter(typed({ spentOn: `${lastYear}-01-${String((count % 9) + 1).padStart(2, "0")}` }));
    const first = await list(ofLastYear);
    const second = await list(`${ofLastYear}&before=${encodeURIComponent(first.older ?? "")}`);
    const all = [...first.rows, ...second.rows].map(({ id }) => id);
    expect([all.length, new Set(all).size, second.older]).toEqual([before + 30, before + 30, null]);
  });

  test("with an address that makes no sense begins at its beginning, or is refused", async () => {
    expect((await list("?before=2026-02-31~9")).rows.length).toBeGreaterThan(0);
    expect((await staff.get("/api/admin/expenses?year=0000")).status).toBe(422);
    expect((await list("?project=%00")).rows.length).toBeGreaterThan(0);
  });

  test("says what can be chosen in the reader's language", async () => {
    const answer = await staff.get("/api/admin/expenses/choices", { "x-language": "nl" });
    const choices = (await answer.json()) as { projects: object[]; years: number[] };
    expect(choices.projects.length).toBeGreaterThan(0);
    expect(choices.years).toContain(2026);
  });
});
