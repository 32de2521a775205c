import { createHash, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { BookEntry, OpenItem } from "#domain/ledger/by-hand/answers.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { demoVisitor, type TestVisitor } from "../../auth/visitor.fixtures.ts";
import { today } from "../../timing/clock.ts";

const { pool } = await testDatabase("demonstration");
const project = "dubai-senior-care-network";
const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n%%EOF");
const thisYear = today().slice(0, 4);
const newYear = `${thisYear}-01-01`;
let foundation: Awaited<ReturnType<typeof testApp>>["foundation"];
let app: Awaited<ReturnType<typeof testApp>>["app"];
let staff: TestVisitor;
let admin: TestVisitor;
beforeAll(async () => {
  ({ app, foundation } = await testApp(pool));
  staff = await signedIn("staff@example.org");
  admin = await signedIn("admin@example.org");
  // The books of the demonstration read statements of their first account; nothing is known of this one's.
  await admin.send("POST", "/api/admin/bank/accounts", {
    iban: "NL20INGB0001234567",
    name: "Savings",
    holder: "Us",
  });
  const { rows } = await pool.query<{ id: string }>(
    "select ledger_account_id as id from bank_accounts where iban = 'NL20INGB0001234567'",
  );
  savings = rows[0]?.id ?? "";
});
let savings = "";

const signedIn = (email: string) => demoVisitor(app, email);

const nothingElse = { projectId: null, programId: null, fund: null };
const invoice = (changes: object = {}) => ({
  kind: "invoice",
  id: randomUUID(),
  on: newYear,
  description: "Beds and mattresses",
  amountCents: 1_200_00,
  account: "expenses-program",
  ...nothingElse,
  projectId: project,
  nature: "purchases",
  party: "Beds for All",
  iban: "NL91ABNA0417164300",
  reference: "2026-118",
  dueOn: `${thisYear}-02-01`,
  ...changes,
});
const income = (changes: object = {}) => ({
  kind: "income",
  id: randomUUID(),
  on: newYear,
  description: "Grant of the city",
  amountCents: 5_000_00,
  account: "income-government",
  into: savings,
  ...nothingElse,
  ...changes,
});
const journal = (lines: object[], changes: object = {}) => ({
  kind: "journal",
  id: randomUUID(),
  on: newYear,
  description: "Put right",
  lines,
  ...changes,
});
const send = (entry: object, by = staff, path = "entries", document = pdf) =>
  by.send("POST", `/api/admin/books/${path}`, { entry, documentBase64: document.toString("base64") });
const correct = (entry: object, by = admin) => send(entry, by, "corrections");
async function booked(answer: Response | Promise<Response>): Promise<number> {
  const response = await answer;
  expect([response.status, await response.clone().text()]).toEqual([201, expect.anything()]);
  return ((await response.json()) as { number: number }).number;
}
const show = async (number: number): Promise<BookEntry> =>
  (await (await staff.get(`/api/admin/books/entries/${number}`)).json()) as BookEntry;
const undo = (number: number, reason = "Wrong amount", by = staff) =>
  by.send("POST", `/api/admin/books/entries/${number}/reversal`, { reason });
const open = async (): Promise<OpenItem[]> =>
  ((await (await staff.get("/api/admin/books/entries/open")).json()) as { items: OpenItem[] }).items;
async function held(account: string): Promise<number> {
  const { rows } = await pool.query<{ cents: number }>(
    "select coalesce(sum(cents), 0)::bigint as cents from ledger_sums where account_id = $1",
    [account],
  );
  return rows[0]?.cents ?? 0;
}

describe("an invoice", () => {
  test("is a cost and a debt when it comes, with its document, who entered it and an audit line", async () => {
    const before = { debts: await held("creditors"), costs: await held("expenses-program") };
    const entry = invoice();
    const number = await booked(send(entry));
    expect((await held("creditors")) - before.debts).toBe(-1_200_00);
    expect((await held("expenses-program")) - before.costs).toBe(1_200_00);
    expect(await show(number)).toMatchObject({
      kind: "invoice",
      bookedOn: newYear,
      lines: [
        { account: "expenses-program", cents: 1_200_00, nature: "purchases", purpose: expect.any(String) },
        { account: "creditors", cents: -1_200_00 },
      ],
      byHand: {
        party: "Beds for All",
        openCents: -1_200_00,
        hasPayments: false,
        documentType: "application/pdf",
      },
    });
    const { rows } = await pool.query("select action, after from audit_log where subject_id = $1", [
      entry.id,
    ]);
    const sha256 = createHash("sha256").update(pdf).digest("hex");
    expect(rows).toMatchObject([
      { action: "entry.made", after: { kind: "invoice", documentSha256: sha256 } },
    ]);
    const file = await staff.get(`/api/admin/books/entries/${number}/document`);
    expect(file.headers.get("content-disposition")).toContain("attachment");
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf);
  });

  test("sent twice is booked once, also by two at once", async () => {
    const entry = invoice();
    const before = await held("creditors");
    const numbers = await Promise.all([booked(send(entry)), booked(send(entry))]);
    expect(new Set(numbers).size).toBe(1);
    expect((await held("creditors")) - before).toBe(-1_200_00);
  });

  test("waits among what is open until it is paid, and cannot be undone while it is", async () => {
    const entry = invoice({ amountCents: 77_00 });
    const number = await booked(send(entry));
    expect((await open()).find(({ id }) => id === entry.id)).toMatchObject({
      cents: -77_00,
      dueOn: entry.dueOn,
    });
    const payment = {
      kind: "payment",
      id: randomUUID(),
      on: newYear,
      description: "Paid from savings",
      settles: entry.id,
      account: savings,
    };
    const before = await held(savings);
    const paid = await booked(send(payment));
    expect((await held(savings)) - before).toBe(-77_00);
    expect((await open()).some(({ id }) => id === entry.id)).toBe(false);
    expect((await send({ ...payment, id: randomUUID() })).status).toBe(422);
    expect((await undo(number)).status).toBe(409);
    expect((await undo(paid)).status).toBe(201);
    expect((await undo(number)).status).toBe(201);
    expect((await open()).some(({ id }) => id === entry.id)).toBe(false);
    expect(await held(savings)).toBe(before);
  });

  test("is paid in parts, never with more than is open, and says what is left", async () => {
    const entry = invoice({ amountCents: 100_00 });
    const number = await booked(send(entry));
    const pay = (amountCents: number | null) =>
      send({
        kind: "payment",
        id: randomUUID(),
        on: newYear,
        description: "A part",
        settles: entry.id,
        account: savings,
        amountCents,
      });
    const before = await held(savings);
    const first = await booked(pay(30_00));
    expect((await open()).find(({ id }) => id === entry.id)).toMatchObject({
      cents: -70_00,
      wholeCents: -100_00,
    });
    expect((await show(number)).byHand).toMatchObject({ openCents: -70_00, hasPayments: true });
    expect((await undo(number)).status).toBe(409);
    const refused = await pay(70_01);
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining("more than is open"),
    ]);
    const both = await Promise.all([pay(40_00), pay(40_00)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 422]);
    const rest = await booked(pay(null));
    expect((await held(savings)) - before).toBe(-100_00);
    expect((await show(number)).byHand).toMatchObject({ openCents: 0 });
    expect((await open()).some(({ id }) => id === entry.id)).toBe(false);
    expect((await undo(rest)).status).toBe(201);
    expect((await open()).find(({ id }) => id === entry.id)).toMatchObject({ cents: -30_00 });
    expect((await undo(first)).status).toBe(201);
    expect((await undo(number)).status).toBe(409);
  });

  test("for a program needs its purpose and what the costs are made of", async () => {
    for (const [wrong, sentence] of [
      [{ projectId: null }, "project"],
      [{ nature: null }, "cost type"],
      [{ projectId: "no-such-project" }, "does not exist"],
      [{ account: "expenses-administration" }, "no project"],
      [{ on: "2999-01-01" }, "future"],
    ] as const) {
      const refused = await send(invoice(wrong));
      expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(sentence)]);
    }
    expect((await send(invoice({ iban: "NL00ABNA0417164300" }))).status).toBe(422);
    expect((await send(invoice(), staff, "entries", Buffer.from("<html>"))).status).toBe(422);
  });
});

describe("other income", () => {
  test("that is given for a project is restricted to it", async () => {
    const number = await booked(send(income({ account: "legacies", projectId: project })));
    expect((await show(number)).lines).toMatchObject([
      { account: savings, cents: 5_000_00 },
      { account: "legacies", cents: -5_000_00, purpose: expect.any(String) },
    ]);
  });

  test("that is still to come waits among what is open", async () => {
    const entry = income({ into: "debtors", party: "City", dueOn: null });
    await booked(send(entry));
    expect((await open()).find(({ id }) => id === entry.id)).toMatchObject({
      cents: 5_000_00,
      party: "City",
    });
  });

  test("never moves an account whose statements are read", async () => {
    await pool.query(
      "update bank_accounts set known_from = $2, known_to = $2, opening_cents = 0, closing_cents = 0 where ledger_account_id = $1",
      [savings, newYear],
    );
    const refused = await send(income());
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining("only from bank statements"),
    ]);
    await pool.query(
      "update bank_accounts set known_from = null, known_to = null, opening_cents = null, closing_cents = null where ledger_account_id = $1",
      [savings],
    );
  });
});

test("a transfer moves money from one account to another, and to the same account none", async () => {
  const transfer = {
    kind: "transfer",
    id: randomUUID(),
    on: newYear,
    description: "Cash to the bank",
    amountCents: 50_00,
    from: "cash",
    to: savings,
  };
  const before = [await held("cash"), await held(savings)] as const;
  await booked(send(transfer));
  expect([(await held("cash")) - before[0], (await held(savings)) - before[1]]).toEqual([-50_00, 50_00]);
  expect((await send({ ...transfer, id: randomUUID(), to: "cash" })).status).toBe(422);
  expect((await send({ ...transfer, id: randomUUID(), to: "creditors" })).status).toBe(422);
});

describe("an accrual", () => {
  const accrual = (changes: object = {}) => ({
    kind: "accrual",
    id: randomUUID(),
    on: newYear,
    description: "Audit of the accounts",
    amountCents: 900_00,
    what: "cost_to_pay",
    account: "expenses-administration",
    ...nothingElse,
    nature: "outsourced",
    releaseOn: `${thisYear}-01-02`,
    ...changes,
  });

  test("leaves the books on its day, at once if that has passed, and once", async () => {
    const before = await held("accruals");
    const number = await booked(send(accrual()));
    expect(await held("accruals")).toBe(before);
    await foundation.handEntries.release();
    expect(await show(number)).toMatchObject({
      reversedBy: expect.any(Number),
      byHand: { releaseOn: `${thisYear}-01-02` },
    });
    expect((await undo(number)).status).toBe(409);
  });

  test("waits for its day, and is never released once it was undone", async () => {
    const before = await held("prepaid");
    const number = await booked(send(accrual({ what: "cost_paid_ahead", releaseOn: "2999-01-01" })));
    expect((await held("prepaid")) - before).toBe(900_00);
    expect((await undo(number)).status).toBe(201);
    await foundation.handEntries.release();
    expect(await held("prepaid")).toBe(before);
    expect((await send(accrual({ releaseOn: newYear }))).status).toBe(422);
  });
});

test("opening balances are several lines, and the rest goes to opening balances", async () => {
  const entry = {
    kind: "opening",
    id: randomUUID(),
    on: newYear,
    description: "Taken over from the old books",
    lines: [
      { account: savings, cents: 1_000_00, ...nothingElse, nature: null },
      { account: "loans", cents: -400_00, ...nothingElse, nature: null },
    ],
  };
  const before = await held("opening-balances");
  await booked(send(entry));
  expect((await held("opening-balances")) - before).toBe(-600_00);
  const gifts = { ...entry, id: randomUUID(), lines: [{ ...entry.lines[0], account: "gifts-restricted" }] };
  expect((await send(gifts)).status).toBe(422);
});

describe("a correction", () => {
  const line = (account: string, cents: number) => ({ account, cents, ...nothingElse, nature: null });

  test("is free lines that balance, and an administrator's alone", async () => {
    const lines = [line("debtors", 10_00), line("stocks", 5_00), line("income-other", -15_00)];
    expect((await correct(journal(lines), staff)).status).toBe(403);
    const number = await booked(correct(journal(lines)));
    expect((await show(number)).lines.map(({ cents }) => cents)).toEqual([10_00, 5_00, -15_00]);
    for (const wrong of [
      [line("debtors", 10_00), line("stocks", -9_99)],
      [line("debtors", 10_00), line("bank-suspense", -10_00)],
      [line("debtors", 10_00), line("bank-77", -10_00)],
      [line("debtors", 0), line("stocks", 0)],
    ])
      expect((await correct(journal(wrong))).status).toBe(422);
  });

  test("is undone once with a reason, and what undid it stays", async () => {
    const before = await held("debtors");
    const number = await booked(correct(journal([line("debtors", 33_00), line("income-other", -33_00)])));
    expect((await undo(number, "Entered twice")).status).toBe(403);
    expect((await undo(number, "Entered twice", admin)).status).toBe(201);
    expect((await undo(number, "Entered twice", admin)).status).toBe(201);
    expect(await held("debtors")).toBe(before);
    const { reversedBy, reversedFor } = await show(number);
    expect(reversedFor).toBe("Entered twice");
    expect(await show(reversedBy ?? 0)).toMatchObject({ kind: "reversal", reverses: number, byHand: null });
    expect((await undo(reversedBy ?? 0, "No", admin)).status).toBe(422);
    expect((await undo(reversedBy ?? 0, "Undo the undoing", admin)).status).toBe(409);
  });
});

test("what happened in a closed year is booked today and keeps its day", async () => {
  const { rows } = await pool.query<{ year: number | null }>(
    "select max(year) as year from book_years where is_closed",
  );
  const closed = `${rows[0]?.year ?? "2000"}-05-05`;
  const number = await booked(send(income({ on: closed })));
  expect(await show(number)).toMatchObject(
    rows[0]?.year ? { bookedOn: today(), valueOn: closed } : { bookedOn: closed, valueOn: null },
  );
});

test("an expense has its page too, with its document and its reversal", async () => {
  const id = randomUUID();
  await staff.send("POST", "/api/admin/expenses", {
    id,
    amountCents: 10_00,
    spentOn: newYear,
    category: "ADMINISTRATION",
    projectId: null,
    programId: null,
    description: "Stamps",
    documentBase64: pdf.toString("base64"),
  });
  const { rows } = await pool.query<{ id: number }>(
    "select id from ledger_entries where cause_kind = 'expense' and cause_id = $1",
    [id],
  );
  const number = rows[0]?.id ?? 0;
  expect(await show(number)).toMatchObject({ kind: "expense", byHand: { documentType: "application/pdf" } });
  expect((await staff.get(`/api/admin/books/entries/${number}/document`)).status).toBe(200);
  expect((await undo(number)).status).toBe(201);
});
