import { beforeAll, describe, expect, test } from "vitest";
import { negated } from "#domain/money/sums.ts";
import type { BudgetPreview } from "#domain/book-years/budget-file.ts";
import type { AnnualAccounts } from "#domain/transparency/annual-answers.ts";
import type { BudgetPage } from "#domain/transparency/budget-page.ts";
import type { ResultLines } from "#domain/ledger/books/result-lines.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";
import { today } from "../../timing/clock.ts";

const { pool } = await testDatabase("demonstration");
const { app } = await testApp(pool);
const year = Number(today().slice(0, 4));
let staff: TestVisitor;
let auditor: TestVisitor;

beforeAll(async () => {
  [staff, auditor] = [await signedIn("staff"), await signedIn("auditor")];
});

async function signedIn(who: string): Promise<TestVisitor> {
  const visitor = visitorOf(app);
  await visitor.post("/sign-in", { form: "demo", email: `${who}@example.org` });
  return visitor;
}

const accountsOf = async (of: number) =>
  (await (await auditor.get(`/api/admin/books/annual?year=${of}`)).json()) as AnnualAccounts;
const linesOf = async (of: number, asked: Record<string, string>) =>
  (await (
    await auditor.get(
      `/api/admin/books/annual/lines?${new URLSearchParams({ ...asked, year: String(of) }).toString()}`,
    )
  ).json()) as ResultLines;
const budgetOf = async (of: number) =>
  (await (await auditor.get(`/api/admin/books/budgets?year=${of}`)).json()) as BudgetPage;
const save = (visitor: TestVisitor, of: number, lines: unknown) =>
  visitor.send("PUT", `/api/admin/books/budgets/${of}`, { lines });

describe.each([year, year - 1, year - 2])("the annual accounts of %i", (of) => {
  test("lead from every line to the postings it is made of", async () => {
    const { statement } = await accountsOf(of);
    for (const row of statement.filter(({ kind }) => kind === "line")) {
      if (row.kind !== "line") continue;
      const isCost = ["objectives", "fundraising", "administration"].includes(row.line);
      const program: Record<string, string> =
        row.line === "objectives" ? { program: row.programId ?? "" } : {};
      const { totalCents } = await linesOf(of, { line: row.line, ...program });
      expect([row.line, isCost ? totalCents : negated(totalCents)]).toEqual([row.line, row.cents]);
    }
  });

  test("lead from every cell of the cost allocation to its postings", async () => {
    const { allocation } = await accountsOf(of);
    for (const { nature, cells } of allocation.rows)
      for (const [place, cents] of cells.entries()) {
        const { line, programId } = allocation.columns[place] ?? { line: "objectives", programId: null };
        const program: Record<string, string> = line === "objectives" ? { program: programId ?? "" } : {};
        const { totalCents } = await linesOf(of, { line, nature: nature ?? "", ...program });
        expect(totalCents).toBe(cents);
      }
  });
});

test("a long figure is read page by page, every line once", async () => {
  let [after, sum, count] = ["", 0, 0];
  const { totalCents } = await linesOf(year, { line: "individuals" });
  do {
    const page = await linesOf(year, { line: "individuals", after });
    sum += page.lines.reduce((total, { cents }) => total + cents, 0);
    count += page.lines.length;
    after = page.after ?? "";
  } while (after);
  expect(sum).toBe(totalCents);
  expect(count).toBeGreaterThan(50);
});

describe("a budget", () => {
  test("stands beside the actual figures, by program and project", async () => {
    const { rows } = await budgetOf(year);
    const project = rows.find(({ projectId }) => projectId !== null);
    const lines = [
      { line: "individuals", programId: null, projectId: null, cents: 2_500_000 },
      { line: "objectives", programId: project?.programId, projectId: project?.projectId, cents: 900_000 },
      { line: "fundraising", programId: null, projectId: null, cents: 0 },
    ];
    expect((await save(staff, year, lines)).status).toBe(200);
    const { statement, allocation, projects } = await accountsOf(year);
    expect(statement.find(({ line }) => line === "individuals")?.budgetCents).toBe(2_500_000);
    expect(statement.find(({ line }) => line === "result")?.budgetCents).toBe(1_600_000);
    expect(allocation.budget?.totalCents).toBe(900_000);
    expect(projects.find(({ projectId }) => projectId === project?.projectId)?.budgetCents).toBe(900_000);
    expect((await budgetOf(year)).rows.filter(({ budgetCents }) => budgetCents !== 0)).toHaveLength(2);
  });

  test("comes back from a spreadsheet as it was written there, or says which row is wrong", async () => {
    const template = await (await staff.get(`/api/admin/books/budgets/template.csv?year=${year}`)).text();
    const look = (text: string) =>
      staff.send("POST", "/api/admin/books/budgets/preview", {
        fileBase64: Buffer.from(text).toString("base64"),
      });
    const before = (await budgetOf(year)).rows;
    const seen = (await (await look(template)).json()) as BudgetPreview;
    expect(seen.problems).toEqual([]);
    expect((await save(staff, year, seen.lines)).status).toBe(200);
    expect((await budgetOf(year)).rows).toEqual(before);

    const wrong = await look(template.replace("individuals", "individualists"));
    expect(wrong.status).toBe(200);
    expect(await wrong.json()).toMatchObject({ lines: [], problems: [{ row: 2, reason: "line_unknown" }] });
    expect((await look("")).status).toBe(422);
    expect((await auditor.send("POST", "/api/admin/books/budgets/preview", { fileBase64: "" })).status).toBe(
      403,
    );
  });

  test("keeps every change in the audit log", async () => {
    const line = { line: "individuals", programId: null, projectId: null };
    await save(staff, year + 1, [{ ...line, cents: 100 }]);
    await save(staff, year + 1, [{ ...line, cents: 200 }]);
    await save(staff, year + 1, [{ ...line, cents: 200 }]);
    const { rows } = await pool.query<{ before: unknown; after: unknown }>(
      "select before, after from audit_log where subject_kind = 'budget' and subject_id = $1 order by id",
      [String(year + 1)],
    );
    expect(rows).toEqual([
      { before: [], after: [{ ...line, cents: 100 }] },
      { before: [{ ...line, cents: 100 }], after: [{ ...line, cents: 200 }] },
    ]);
  });

  test("of a closed year does not change, whoever writes it", async () => {
    const line = { line: "individuals", programId: null, projectId: null, cents: 100 };
    expect((await save(staff, year - 2, [line])).status).toBe(409);
    await expect(
      pool.query("insert into budgets (year, line, cents) values ($1, 'individuals', 1)", [year - 2]),
    ).rejects.toThrow("are closed");
  });

  test("holds each line once, and is written by no auditor", async () => {
    const line = { line: "individuals", programId: null, projectId: null, cents: 100 };
    expect((await save(staff, year, [line, line])).status).toBe(422);
    expect((await save(staff, year, [{ ...line, programId: "children" }])).status).toBe(422);
    expect((await save(auditor, year, [line])).status).toBe(403);
  });
});
