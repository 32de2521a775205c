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
type Page = { rows: { id: string; reason: unknown; correctedBy: unknown }[]; older: string | null };
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

describe("correcting an expense", () => {
  const correctionOf = (expenseId: string, changes: object = {}) =>
    typed({ corrects: { expenseId, reason: "Wrong amount" }, documentBase64: "", ...changes });
  const entriesOf = async (...ids: string[]) =>
    (
      await pool.query<{ kind: string; on: string; cents: number }>(
        `select cause_kind as kind, booked_on as on, (select max(cents)::bigint from ledger_postings where entry_id = e.id) as cents
         from ledger_entries e where cause_id = any($1) or cause_id = any($2) order by id`,
        [ids, ids.map((id) => `expense:${id}`)],
      )
    ).rows;

  test("starts with what was entered", async () => {
    const wrong = typed();
    await enter(wrong);
    const answer = await staff.get(`/api/admin/expenses/${wrong.id}`);
    expect(await answer.json()).toMatchObject({
      amountCents: 123_45,
      spentOn: "2026-03-02",
      category: "PROGRAM",
      projectId: project,
      description: "Walking aids",
      nature: "purchases",
      hasDocument: true,
    });
    expect((await staff.get(`/api/admin/expenses/${randomUUID()}`)).status).toBe(404);
  });

  test("reverses it on its own date, books the right one with the same document, and names both", async () => {
    const before = await spentOn(project);
    const wrong = typed();
    await enter(wrong);
    const right = correctionOf(wrong.id, { amountCents: 99_00, spentOn: "2026-03-05" });
    expect((await enter(right)).status).toBe(201);
    expect((await spentOn(project)) - before).toBe(99_00);
    expect(await entriesOf(wrong.id, right.id)).toEqual([
      { kind: "expense", on: "2026-03-02", cents: 123_45 },
      { kind: "reversal", on: "2026-03-02", cents: 123_45 },
      { kind: "expense", on: "2026-03-05", cents: 99_00 },
    ]);
    expect((await audited(right.id))[0]).toMatchObject({
      action: "expense.entered",
      after: {
        corrects: { expenseId: wrong.id },
        documentSha256: createHash("sha256").update(pdf).digest("hex"),
      },
    });
    const row = (await list("?year=2026")).rows.find(({ id }) => id === wrong.id);
    expect(row).toMatchObject({ reason: "Wrong amount", correctedBy: expect.any(Number) });
    expect((await staff.get(`/api/admin/expenses/${wrong.id}`)).status).toBe(404);
  });

  test("sent five times at once is done once, and a second correction is refused", async () => {
    const before = await spentOn(project);
    const wrong = typed();
    await enter(wrong);
    const right = correctionOf(wrong.id, { amountCents: 1_00 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(right)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const others = await Promise.all([enter(correctionOf(wrong.id)), enter(correctionOf(wrong.id))]);
    expect(others.map(({ status }) => status)).toEqual([409, 409]);
    expect((await spentOn(project)) - before).toBe(1_00);
  });

  test("by two people at once is done by one", async () => {
    const before = await spentOn(project);
    const wrong = typed();
    await enter(wrong);
    const answers = await Promise.all(
      [1_00, 2_00, 3_00].map((amountCents) => enter(correctionOf(wrong.id, { amountCents }))),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect((await spentOn(project)) - before).toBeLessThan(4_00);
    expect((await entriesOf(wrong.id)).map(({ kind }) => kind)).toEqual(["expense", "reversal"]);
  });

  test("that is refused leaves the wrong one as it was", async () => {
    const before = await spentOn(project);
    const wrong = typed();
    await enter(wrong);
    expect((await enter(correctionOf(wrong.id, { projectId: "nowhere" }))).status).toBe(422);
    expect(
      (await enter(correctionOf(wrong.id, { corrects: { expenseId: wrong.id, reason: " " } }))).status,
    ).toBe(422);
    expect((await enter(correctionOf(randomUUID(), { documentBase64: pdf.toString("base64") }))).status).toBe(
      409,
    );
    expect((await spentOn(project)) - before).toBe(123_45);
  });

  test("without the reversal of the wrong one is refused by the database", async () => {
    const wrong = typed();
    await enter(wrong);
    await expect(
      owner.query(
        `insert into expenses (id, entered_by, document_type, document, corrects)
         values ($1, 'u1', 'application/pdf', '%PDF', $2)`,
        [randomUUID(), wrong.id],
      ),
    ).rejects.toMatchObject({ constraint: "corrected_is_reversed" });
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
