import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { storedExpenses } from "#adapters/postgres/expenses/stored-expenses.ts";
import { asCents } from "#domain/money/cents.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { demoVisitor, type TestVisitor } from "../../auth/visitor.fixtures.ts";

const { pool, owner } = await testDatabase("demonstration");
const documentBase64 = Buffer.from("%PDF-1.7\n1 0 obj\n%%EOF").toString("base64");
let staff: TestVisitor;
let admin: TestVisitor;
beforeAll(async () => {
  const { app } = await testApp(pool);
  staff = await demoVisitor(app, "staff@example.org");
  admin = await demoVisitor(app, "admin@example.org");
});

const limit = 500_000;
const expense = (amountCents = limit + 1) => ({
  id: randomUUID(),
  amountCents,
  spentOn: "2026-03-02",
  category: "ADMINISTRATION",
  projectId: null,
  programId: null,
  description: "Rent of a hall",
  documentBase64,
});
const legacy = (id: string = randomUUID()) => ({
  entry: {
    kind: "income",
    id,
    on: "2026-03-02",
    description: "Legacy",
    amountCents: 90_000_000,
    account: "legacies",
    into: "cash",
  },
  documentBase64,
});
const correction = (id: string = randomUUID()) => ({
  entry: {
    kind: "journal",
    id,
    on: "2026-03-02",
    description: "Correction of the year before",
    lines: [
      { account: "cash", cents: limit + 1 },
      { account: "income-other", cents: -limit - 1 },
    ],
  },
  documentBase64,
});
const bookedFor = async (id: string): Promise<number> => {
  const { rows } = await pool.query<{ cents: number }>(
    `select coalesce(sum(p.cents) filter (where p.cents > 0), 0)::bigint as cents from ledger_entries e
       join ledger_postings p on p.entry_id = e.id where e.cause_id = $1`,
    [id],
  );
  return rows[0]?.cents ?? 0;
};
const listed = async (id: string) =>
  (await (await admin.get("/api/admin/approvals")).json()).rows.find((row: { id: string }) => row.id === id);
const decide = (by: TestVisitor, id: string, what: string, body?: object) =>
  by.send("POST", `/api/admin/approvals/${id}/${what}`, body);
const audited = async (id: string) => {
  const { rows } = await pool.query(
    "select action, actor_id from audit_log where subject_id = $1 order by id",
    [id],
  );
  return rows;
};

describe("above the limit", () => {
  test("an expense waits, counts for nothing, and another person books it", async () => {
    const typed = expense();
    const answer = await staff.send("POST", "/api/admin/expenses", typed);
    expect([answer.status, await answer.json()]).toEqual([201, { id: typed.id, waits: true }]);
    expect(await bookedFor(typed.id)).toBe(0);
    expect(await listed(typed.id)).toMatchObject({
      kind: "expense",
      amountCents: limit + 1,
      bookedOn: "2026-03-02",
      enteredById: "demo-staff",
      description: "Rent of a hall",
    });
    expect((await decide(staff, typed.id, "approval")).status).toBe(403);
    expect((await admin.get(`/api/admin/approvals/${typed.id}/document`)).headers.get("content-type")).toBe(
      "application/pdf",
    );
    expect((await decide(admin, typed.id, "approval")).status).toBe(201);
    expect(await bookedFor(typed.id)).toBe(limit + 1);
    expect(await listed(typed.id)).toBeUndefined();
    const { rows } = await pool.query("select entered_by from expenses where id = $1", [typed.id]);
    expect(rows).toEqual([{ entered_by: "demo-staff" }]);
    expect(await audited(typed.id)).toEqual([
      { action: "expense.entered", actor_id: "demo-staff" },
      { action: "expense.approved", actor_id: "demo-admin" },
    ]);
    expect((await decide(admin, typed.id, "approval")).status).toBe(409);
  });

  test("ten approvals at once book it once", async () => {
    const typed = expense();
    await staff.send("POST", "/api/admin/expenses", typed);
    const answers = await Promise.all(Array.from({ length: 10 }, () => decide(admin, typed.id, "approval")));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await bookedFor(typed.id)).toBe(limit + 1);
  });

  test("a legacy waits and can be refused, with a reason that its author reads", async () => {
    const typed = legacy();
    const answer = await staff.send("POST", "/api/admin/books/entries", typed);
    expect([answer.status, await answer.json()]).toEqual([201, { number: null }]);
    const { id } = typed.entry;
    expect((await decide(admin, id, "refusal", { reason: "The will names another charity" })).status).toBe(
      201,
    );
    expect(await listed(id)).toMatchObject({ reason: "The will names another charity", decided: 1 });
    expect((await decide(admin, id, "approval")).status).toBe(409);
    expect(await bookedFor(id)).toBe(0);
  });

  test("an administrator's correction waits too", async () => {
    const typed = correction();
    await admin.send("POST", "/api/admin/books/corrections", typed);
    const { id } = typed.entry;
    expect((await decide(admin, id, "approval")).status).toBe(403);
    expect((await decide(staff, id, "approval")).status).toBe(201);
    expect(await bookedFor(id)).toBe(limit + 1);
  });

  test("what can no longer be booked is refused and stays", async () => {
    const typed = {
      ...expense(),
      category: "PROGRAM",
      projectId: "dubai-senior-care-network",
      fund: "ZAKAT",
    };
    const answer = await staff.send("POST", "/api/admin/expenses", { ...typed, amountCents: 9_000_000_000 });
    expect(answer.status).toBe(201);
    const refused = await decide(admin, typed.id, "approval");
    expect([refused.status, await refused.text()]).toEqual([
      409,
      "It can no longer be booked as entered. Refuse it and have it entered again.",
    ]);
    expect(await listed(typed.id)).toMatchObject({ decided: 0 });
  });
});

describe("a correction above the limit", () => {
  const corrected = async () => {
    const wrong = expense(100_00);
    await staff.send("POST", "/api/admin/expenses", wrong);
    return {
      ...expense(),
      corrects: { expenseId: wrong.id, reason: "Two zeros missing" },
      documentBase64: "",
    };
  };

  test("waits with the kept document, and changes nothing until another person approves it", async () => {
    const typed = await corrected();
    const { expenseId } = typed.corrects;
    expect(await (await staff.send("POST", "/api/admin/expenses", typed)).json()).toMatchObject({
      waits: true,
    });
    expect(await reversals(expenseId)).toBe(0);
    expect(await listed(typed.id)).toMatchObject({ corrects: expect.stringMatching(/^\d+$/), decided: 0 });
    expect((await decide(admin, typed.id, "approval")).status).toBe(201);
    expect([await reversals(expenseId), await bookedFor(typed.id)]).toEqual([1, limit + 1]);
    expect(await documentOf(typed.id)).toEqual(await documentOf(expenseId));
  });

  test("cannot be approved after the expense was reversed, and can be refused", async () => {
    const typed = await corrected();
    await staff.send("POST", "/api/admin/expenses", typed);
    await staff.send("POST", `/api/admin/expenses/${typed.corrects.expenseId}/reversal`, {
      reason: "Not ours",
    });
    expect((await decide(admin, typed.id, "approval")).status).toBe(409);
    expect(await bookedFor(typed.id)).toBe(0);
    expect((await decide(admin, typed.id, "refusal", { reason: "Reversed already" })).status).toBe(201);
  });
});

async function reversals(id: string): Promise<number> {
  const { rowCount } = await pool.query(
    "select from ledger_entries where cause_kind = 'reversal' and cause_id = 'expense:' || $1::text",
    [id],
  );
  return rowCount ?? 0;
}

async function documentOf(id: string): Promise<unknown> {
  const { rows } = await pool.query("select document_sha256 from expenses where id = $1", [id]);
  return rows[0];
}

test("at the limit it is booked at once", async () => {
  const typed = expense(limit);
  expect(await (await staff.send("POST", "/api/admin/expenses", typed)).json()).toMatchObject({
    waits: false,
  });
  expect(await bookedFor(typed.id)).toBe(limit);
});

test("the database refuses an unapproved expense, and a decision about an own entry", async () => {
  const typed = expense();
  await staff.send("POST", "/api/admin/expenses", typed);
  await expect(
    owner.query(
      "insert into entry_decisions (entry_id, outcome, decided_by) values ($1, 'APPROVED', 'demo-staff')",
      [typed.id],
    ),
  ).rejects.toMatchObject({ constraint: "another_person_decides" });
  const unasked = {
    ...expense(),
    amountCents: asCents(limit + 1),
    category: "ADMINISTRATION" as const,
    fund: null,
  };
  await expect(
    storedExpenses(pool).enter(
      { ...unasked, nature: "housing", corrects: null, account: null },
      { type: "application/pdf", bytes: Buffer.from("%PDF-1.7") },
      { step: "book", by: { userId: "demo-staff", role: "STAFF" }, requestId: "q" },
    ),
  ).rejects.toMatchObject({ constraint: "second_person_approves" });
});
