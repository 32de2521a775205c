import { beforeAll, describe, expect, test } from "vitest";
import { auditFileFaults, schemaFaults } from "#adapters/postgres/ledger/books/audit-file-rules.fixtures.ts";
import { testApp } from "#testing/app.ts";
import { programVersion } from "../../environment/program-version.ts";
import { testDatabase } from "#testing/database.ts";
import { demoVisitor, type TestVisitor } from "../../auth/visitor.fixtures.ts";

const { pool } = await testDatabase();
const thisYear = new Date().getFullYear();
let staff: TestVisitor;
let donor: TestVisitor;
beforeAll(async () => {
  const { app } = await testApp(pool);
  const signedIn = (email: string) => demoVisitor(app, email);
  staff = await signedIn("staff@example.org");
  donor = await signedIn("donor@example.org");
});

const read = async (path: string) => (await staff.get(`/api/admin/books/${path}`)).json();
const fileOf = async (path: string) => {
  const answer = await staff.get(`/api/admin/books/files/${path}`);
  return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
};

describe("the books", () => {
  test("are for staff, and for no donor", async () => {
    for (const path of ["journal", "trial-balance", "balance-sheet", "cards/bank", "files/auditfile.xaf"])
      expect((await donor.get(`/api/admin/books/${path}`)).status).toBe(403);
  });

  test("lead from the balance sheet to the card and to the entry", async () => {
    const on = `${thisYear - 1}-12-31`;
    const sheet = await read(`balance-sheet?on=${on}`);
    const cash = sheet.assets.find(({ group }: { group: string }) => group === "cash");
    const card = await read(`cards/bank?year=${thisYear - 1}`);
    expect(card).toMatchObject({ account: "bank", number: "1000", closingCents: cash.cents });
    const { lines } = await read(`cards/bank?from=${on}&to=${on}`);
    expect(lines.at(-1).balanceCents).toBe(card.closingCents);
    const { entries } = await read(`journal?from=${on}&to=${on}`);
    expect(entries.map(({ id }: { id: number }) => id)).toContain(lines.at(-1).entryId);
  });

  test("hold as much debit as credit, in every year", async () => {
    for (const year of [thisYear - 2, thisYear - 1, thisYear]) {
      const { rows, debitCents, creditCents } = await read(`trial-balance?year=${year}`);
      expect(debitCents).toBe(creditCents);
      const sum = (name: string) =>
        rows.reduce((total: number, row: Record<string, number>) => total + (row[name] ?? 0), 0);
      expect([sum("openingCents"), sum("closingCents")]).toEqual([0, 0]);
    }
  });

  test("refuse what makes no sense", async () => {
    expect((await staff.get("/api/admin/books/cards/nothing")).status).toBe(404);
    expect((await staff.get("/api/admin/books/journal?year=abc")).status).toBe(422);
    expect((await staff.get("/api/admin/books/journal?from=2026-02-31")).status).toBe(422);
    for (const after of ["nonsense", "2026-02-31~9", "2026-13-01~9"]) {
      expect((await staff.get(`/api/admin/books/journal?after=${after}`)).status).toBe(200);
      expect((await staff.get(`/api/admin/books/cards/bank?after=${after}`)).status).toBe(200);
    }
    expect((await fileOf("journal.xaf")).status).toBe(404);
    expect((await fileOf("card.csv?account=nothing")).status).toBe(404);
  });
});

describe("as a file", () => {
  test("the journal has every line once, in the reader's language", async () => {
    const { rows } = await pool.query<{ lines: number }>(
      `select count(*) as lines from ledger_entries join ledger_postings on entry_id = id
       where booked_on between make_date($1, 1, 1) and make_date($1, 12, 31)`,
      [thisYear],
    );
    const { text, type } = await fileOf(`journal.csv?year=${thisYear}`);
    expect(type).toBe("text/csv; charset=utf-8");
    expect(text.trim().split("\r\n")).toHaveLength((rows[0]?.lines ?? 0) + 1);
    expect(text).toContain("Unrestricted donations");
  });

  test.each(["trial-balance.csv", "balance-sheet.csv", "card.csv?account=bank", "journal.xlsx"])(
    "%s is made",
    async (path) => {
      const { status, text } = await fileOf(path);
      expect(status).toBe(200);
      expect(text.length).toBeGreaterThan(100);
    },
  );

  test("the audit file keeps its rules and holds no donor", async () => {
    const { text, type } = await fileOf(`auditfile.xaf?year=${thisYear}`);
    expect(type).toBe("application/xml");
    expect(auditFileFaults(text)).toEqual([]);
    expect(schemaFaults(text)).toEqual([]);
    expect(text).toContain(`<softwareVersion>${programVersion}</softwareVersion>`);
    // The program's own descriptions are in the file's language.
    expect(text).not.toMatch(/Paid out by the payment provider|Waits for the bank statement/);
    const { rows } = await pool.query<{ word: string }>(
      "select donor_email as word from donations union select donor_name from donations where donor_name is not null",
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ word }) => text.includes(word))).toEqual([]);
    expect(text).toContain("Giften zonder bestemming");
  });

  test("each is written to the audit log", async () => {
    const { rows } = await pool.query<{ list: string }>(
      "select distinct after->>'list' as list from audit_log where action = 'export.finished' order by 1",
    );
    expect(rows.map(({ list }) => list)).toEqual(
      expect.arrayContaining(["auditfile", "card", "journal", "trial-balance"]),
    );
  });
});
