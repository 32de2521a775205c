import { createHash, randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { GiftTrail } from "#domain/giving/gift-trail.ts";
import type { PublicExpense, PublicExpensePage } from "#domain/ledger/open/public-expense.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";

const { pool } = await testDatabase("demonstration");
const project = "dubai-senior-care-network";
const pdf = Buffer.from("%PDF-1.7\nInvoice to A. Jansen\n%%EOF");
const redacted = Buffer.from("%PDF-1.7\nInvoice to ########\n%%EOF");
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
let app: Awaited<ReturnType<typeof testApp>>["app"];
let staff: TestVisitor;
beforeAll(async () => {
  ({ app } = await testApp(pool));
  staff = visitorOf(app);
  await staff.post("/sign-in", { form: "demo", email: "staff@example.org" });
});

const entered = async (changes: object = {}): Promise<number> => {
  const body = {
    id: randomUUID(),
    amountCents: 123_45,
    spentOn: "2026-03-02",
    category: "PROGRAM",
    projectId: project,
    programId: null,
    description: "Walking aids",
    documentBase64: pdf.toString("base64"),
    ...changes,
  };
  expect((await staff.send("POST", "/api/admin/expenses", body)).status).toBe(201);
  const { rows } = await pool.query<{ id: number }>("select id from ledger_entries where cause_id = $1", [
    body.id,
  ]);
  return rows[0]?.id ?? 0;
};
const publish = (number: number, bytes: Uint8Array | null, reason: string | null = null) =>
  staff.send("POST", "/api/admin/public-copies", {
    id: randomUUID(),
    number,
    reason,
    documentBase64: bytes && Buffer.from(bytes).toString("base64"),
  });
const shown = async (number: number) =>
  (await (await visitorOf(app).get(`/api/expenses/${number}`)).json()) as PublicExpense;
const anyGift = async (): Promise<number> => {
  const { rows } = await pool.query<{ id: number }>(
    "select min(id) as id from ledger_entries where cause_kind = 'gift'",
  );
  return rows[0]?.id ?? 0;
};
const fileOf = (number: number) => visitorOf(app).get(`/api/expenses/${number}/document`);

test("everybody sees what was spent and the hash of its invoice, and never the invoice itself", async () => {
  const number = await entered();
  expect(await shown(number)).toMatchObject({
    number,
    day: "2026-03-02",
    description: "Walking aids",
    describedBy: "staff",
    totalCents: 123_45,
    lines: [{ category: "PROGRAM", project: { id: project }, cents: 123_45 }],
    document: { originalSha256: sha256(pdf), copy: null },
  });
  expect((await fileOf(number)).status).toBe(404);
});

test("what the bank charged was described by nobody: a page says it in its own words", async () => {
  const { rows } = await pool.query<{ id: number }>(
    `select min(e.id) as id from ledger_entries e join ledger_postings p on p.entry_id = e.id
     join ledger_accounts a on a.id = p.account_id where e.cause_kind = 'bank_match' and a.category is not null`,
  );
  expect(await shown(rows[0]?.id ?? 0)).toMatchObject({ describedBy: "bank" });
});

test("a copy without names can be opened by everybody, is told by its hash, replaced and taken away for a reason", async () => {
  const number = await entered();
  expect((await publish(number, redacted)).status).toBe(201);
  expect((await shown(number)).document).toEqual({
    originalSha256: sha256(pdf),
    copy: { sha256: sha256(redacted), type: "application/pdf" },
  });
  const file = await fileOf(number);
  expect(file.headers.get("content-disposition")).toContain("attachment");
  expect(Buffer.from(await file.arrayBuffer()).equals(redacted)).toBe(true);

  const better = Buffer.concat([redacted, Buffer.from("\n")]);
  expect((await publish(number, better)).status).toBe(422);
  expect((await publish(number, better, "A name was left")).status).toBe(201);
  expect((await shown(number)).document?.copy?.sha256).toBe(sha256(better));
  expect((await publish(number, null, "Another name was left")).status).toBe(201);
  expect((await fileOf(number)).status).toBe(404);
  const { rows } = await pool.query(
    "select action, after->>'copySha256' as copy from audit_log where subject_kind = 'entry' and subject_id = $1 order by id",
    [String(number)],
  );
  expect(rows).toEqual([
    { action: "public_copy.added", copy: sha256(redacted) },
    { action: "public_copy.added", copy: sha256(better) },
    { action: "public_copy.withdrawn", copy: null },
  ]);
});

test("the original, and a file that holds all of it, are no copies, for the program as for the database", async () => {
  const number = await entered();
  const drawnOver = Buffer.concat([pdf, Buffer.from("\nbars")]);
  expect((await publish(number, pdf)).status).toBe(422);
  expect((await publish(number, drawnOver)).status).toBe(422);
  const insert = (entry: number, document: Buffer) =>
    pool.query(
      `insert into public_copies (id, entry_id, original_sha256, document_type, document, entered_by)
       values ($1, $2, '', 'application/pdf', $3, 'me')`,
      [randomUUID(), entry, document],
    );
  await expect(insert(number, pdf)).rejects.toThrow("holds the original");
  await expect(insert(number, drawnOver)).rejects.toThrow("holds the original");
  await expect(insert(await anyGift(), redacted)).rejects.toThrow("no document");
  const wages = await entered({ category: "ADMINISTRATION", projectId: null, nature: "personnel" });
  await expect(insert(wages, redacted)).rejects.toThrow("stay closed");
  expect((await publish(wages, redacted)).status).toBe(422);
  await expect(pool.query("delete from public_copies")).rejects.toThrow(/refused|denied/);
});

test("the expenses of a project are listed page by page, and add up to what its page says was spent", async () => {
  const rows: PublicExpensePage["rows"] = [];
  let before: string | null = null;
  do {
    const query: string = before ? `&before=${encodeURIComponent(before)}` : "";
    const answer = await visitorOf(app).get(`/api/expenses?project=${project}${query}`);
    const page = (await answer.json()) as PublicExpensePage;
    rows.push(...page.rows);
    before = page.older;
  } while (before);
  const spent = rows.reduce((sum, row) => sum + (row.reversedOn === null ? row.totalCents : 0), 0);
  const answer = (await (await visitorOf(app).get(`/api/projects/${project}`)).json()) as {
    spentCents: number;
  };
  expect(spent).toBe(answer.spentCents);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
});

test("a donor of the demonstration follows a gift to an expense and its document", async () => {
  const donor = visitorOf(app);
  await donor.post("/sign-in", { form: "demo", email: "donor@example.org" });
  const trail = (await (await donor.get("/api/my/gifts/demo-own-once-0")).json()) as GiftTrail;
  const [paid] = trail.spent.filter(({ document }) => document?.copy);
  expect(paid?.project).not.toBeNull();
  const file = await fileOf(paid?.number ?? 0);
  expect(sha256(new Uint8Array(await file.arrayBuffer()))).toBe(paid?.document?.copy?.sha256);
});

test("in the demonstration the gifts behind some expenses are many enough to be counted", async () => {
  const list = (await (await visitorOf(app).get("/api/expenses")).json()) as PublicExpensePage;
  const counted = await Promise.all(list.rows.map(async ({ number }) => (await shown(number)).paidBy));
  expect(counted.some(({ gifts }) => gifts !== null && gifts >= 10)).toBe(true);
  expect(counted.every(({ gifts, giftCents }) => gifts !== null || giftCents === 0)).toBe(true);
});

test("what is no cost, of one gift alone, a wage, or not there has no page", async () => {
  const wage = await entered({ category: "ADMINISTRATION", projectId: null, nature: "personnel" });
  for (const number of [await anyGift(), wage, 999_999_999])
    expect((await visitorOf(app).get(`/api/expenses/${number}`)).status).toBe(404);
});
