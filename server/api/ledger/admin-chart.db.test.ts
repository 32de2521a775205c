import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { demoVisitor, type TestVisitor } from "../../auth/visitor.fixtures.ts";

const { pool, owner } = await testDatabase("demonstration");
const documentBase64 = Buffer.from("%PDF-1.7\n1 0 obj\n%%EOF").toString("base64");
const accountsPath = "/api/admin/books/accounts";
let admin: TestVisitor;
let staff: TestVisitor;
beforeAll(async () => {
  const { app } = await testApp(pool);
  admin = await demoVisitor(app, "admin@example.org");
  staff = await demoVisitor(app, "staff@example.org");
});

const titleOf = (name: string) => ({ en: name, nl: `${name} nl`, ar: `${name} ar` });
const add = (parent: string, number: string, name = `Account ${number}`) =>
  admin.send("POST", accountsPath, { parent, number, title: titleOf(name) });
const change = (id: string, changes: object) => admin.send("PUT", `${accountsPath}/${id}`, changes);
const listed = async (id: string) =>
  (await (await admin.get(accountsPath)).json()).find((account: { id: string }) => account.id === id);
const invoice = (account: string, nature: string | null = "office", id: string = randomUUID()) => ({
  entry: {
    kind: "invoice",
    id,
    on: "2026-03-02",
    description: "Software for the office",
    amountCents: 123_00,
    account,
    nature,
    party: "Supplier",
  },
  documentBase64,
});
const book = async (account: string, nature: string | null = "office") =>
  (await (await staff.send("POST", "/api/admin/books/entries", invoice(account, nature))).json()) as {
    number: number;
  };
const spend = (changes: object) =>
  staff.send("POST", "/api/admin/expenses", {
    id: randomUUID(),
    amountCents: 50_00,
    spentOn: "2026-03-03",
    category: "ADMINISTRATION",
    projectId: null,
    programId: null,
    description: "Licences",
    documentBase64,
    ...changes,
  });
const movedOn = async (account: string): Promise<number> => {
  const { rows } = await pool.query<{ cents: number }>(
    "select coalesce(sum(cents), 0)::bigint as cents from ledger_sums where account_id = $1",
    [account],
  );
  return rows[0]?.cents ?? 0;
};

describe("adding an account", () => {
  test("is for administrators, and the same account again adds nothing", async () => {
    const asked = { parent: "expenses-administration", number: "4701", title: titleOf("Software") };
    expect((await staff.send("POST", accountsPath, asked)).status).toBe(403);
    const answers = await Promise.all([1, 2, 3].map(() => admin.send("POST", accountsPath, asked)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await listed("expenses-administration.4701")).toEqual({
      id: "expenses-administration.4701",
      number: "4701",
      title: titleOf("Software"),
      isClosed: false,
      isUsed: false,
    });
    const { rowCount } = await pool.query(
      "select from audit_log where action = 'books.account_added' and subject_id = 'expenses-administration.4701'",
    );
    expect(rowCount).toBe(1);
  });

  test.each([
    [409, "expenses-administration", "4750"],
    [409, "expenses-administration", "4701"],
    [422, "expenses-administration", "4810"],
    [422, "expenses-administration", "47"],
    [422, "gifts-restricted", "8011"],
    [422, "cash", "1051"],
  ])("is refused with %i below %s with number %s", async (status, parent, number) => {
    expect((await add(parent, number, "Something else")).status).toBe(status);
  });

  test("is refused by the database when it is of another kind", async () => {
    await owner.query("insert into ledger_accounts (id, kind) values ('loans.0801', 'ASSET')");
    await expect(
      owner.query(
        "insert into added_accounts (id, parent, number, title, added_by) values ($1, 'loans', '0801', $2, 'u1')",
        ["loans.0801", titleOf("Loan")],
      ),
    ).rejects.toThrow(/not of the kind/);
  });
});

describe("an added account", () => {
  const id = "expenses-administration.4702";

  test("takes manual entries and expenses, in the line of its main account", async () => {
    await add("expenses-administration", "4702", "Hosting");
    const before = await administration();
    await book(id);
    expect((await spend({ account: id })).status).toBe(201);
    expect((await spend({ account: "expenses-fundraising.4501" })).status).toBe(422);
    expect((await spend({ account: "expenses-administration.4709" })).status).toBe(422);
    expect(await movedOn(id)).toBe(173_00);
    expect((await administration()) - before).toBe(173_00);
  });

  test("is in the trial balance, on its own card, behind the figure, and by name in the files", async () => {
    const { rows } = await (await staff.get("/api/admin/books/trial-balance?year=2026")).json();
    expect(rows).toContainEqual(
      expect.objectContaining({ account: id, number: "4702", closingCents: 173_00 }),
    );
    const card = await (await staff.get(`/api/admin/books/cards/${id}?year=2026`)).json();
    expect(card).toMatchObject({ number: "4702", debitCents: 173_00 });
    const behind = await (
      await staff.get("/api/admin/books/annual/lines?year=2026&line=administration&nature=office")
    ).json();
    expect(JSON.stringify(behind)).toContain(id);
    const file = await (await staff.get("/api/admin/books/files/auditfile.xaf?year=2026")).text();
    expect(file).toContain("<accID>4702</accID>");
    expect(file).toContain("Hosting nl");
    expect(await (await staff.get("/api/admin/books/files/trial-balance.csv?year=2026")).text()).toContain(
      "Hosting",
    );
  });

  test("that is archived takes nothing new, but its entries can be reversed", async () => {
    const { number } = await book(id);
    expect((await change(id, { title: titleOf("Hosting"), isClosed: true })).status).toBe(200);
    expect(await listed(id)).toMatchObject({ isClosed: true, isUsed: true });
    expect((await staff.send("POST", "/api/admin/books/entries", invoice(id))).status).toBe(422);
    expect((await spend({ account: id })).status).toBe(422);
    await expect(
      owner.query(
        `with entry as (insert into ledger_entries (booked_on, cause_kind, cause_id, lines, description)
           values ('2026-03-03', 'journal', 'x', 2, 'x') returning id)
         insert into ledger_postings (entry_id, line, account_id, cents)
         select id, 1, $1, 5 from entry union all select id, 2, 'cash', -5 from entry`,
        [id],
      ),
    ).rejects.toMatchObject({ constraint: "account_is_open" });
    const reversed = await staff.send("POST", `/api/admin/books/entries/${number}/reversal`, {
      reason: "Wrong",
    });
    expect(reversed.status).toBe(201);
    expect((await change(id, { title: titleOf("Servers"), isClosed: false })).status).toBe(200);
    expect((await spend({ account: id })).status).toBe(201);
  });

  test("with a balance or a rule stays open", async () => {
    await add("fixed-assets", "0110", "Vans");
    await book("fixed-assets.0110", null);
    expect((await change("fixed-assets.0110", { title: titleOf("Vans"), isClosed: true })).status).toBe(409);
    await add("expenses-administration", "4703", "Rent");
    const rule = {
      name: "Landlord",
      direction: "OUT",
      iban: null,
      nameContains: "Landlord",
      textContains: null,
      account: "expenses-administration.4703",
      nature: "housing",
    };
    expect((await staff.send("POST", "/api/admin/bank/rules", rule)).status).toBe(201);
    expect(
      (await change("expenses-administration.4703", { title: titleOf("Rent"), isClosed: true })).status,
    ).toBe(409);
    expect(
      (await change("expenses-administration.4799", { title: titleOf("No"), isClosed: true })).status,
    ).toBe(404);
  });

  test("is never deleted, and keeps its number", async () => {
    await expect(owner.query("delete from added_accounts")).rejects.toThrow(/stays/);
    await expect(
      owner.query("update added_accounts set number = '4999' where id = $1", [id]),
    ).rejects.toThrow(/stays/);
  });
});

async function administration(): Promise<number> {
  const { rows } = await pool.query<{ cents: number }>(
    `select coalesce(sum(cents), 0)::bigint as cents from ledger_sums join ledger_accounts on id = account_id
     where category = 'ADMINISTRATION'`,
  );
  return rows[0]?.cents ?? 0;
}
