import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { numberReceipts } from "#adapters/postgres/giving/receipts.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { demoVisitor, visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";

const { pool } = await testDatabase("demonstration");
let app: Awaited<ReturnType<typeof testApp>>["app"];
let staff: TestVisitor;
let admin: TestVisitor;
beforeAll(async () => {
  ({ app } = await testApp(pool));
  staff = await signedIn("staff@example.org");
  admin = await signedIn("admin@example.org");
});

const signedIn = (email: string) => demoVisitor(app, email);

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).toString("base64");
const giftOf = (changes: object = {}) => ({
  id: randomUUID(),
  amountCents: 2500,
  receivedOn: "2026-03-02",
  donorName: "Sanne Bakker",
  donorEmail: null,
  language: "nl",
  campaignId: null,
  programId: "children",
  bankReference: randomUUID(),
  ...changes,
});
type Gift = ReturnType<typeof giftOf>;
const enter = (gift: object, by = staff) => by.send("POST", "/api/admin/donations", gift);
async function entered(changes: object = {}): Promise<Gift> {
  const gift = giftOf(changes);
  const response = await enter(gift);
  expect([response.status, await response.text()]).toEqual([201, expect.stringContaining(gift.id)]);
  return gift;
}
const storyOf = async ({ id }: { id: string }) => (await staff.get(`/api/admin/donations/${id}`)).json();
const waiting = async (by = admin) => (await (await by.get("/api/admin/approvals")).json()).rows;
const decide = (id: string, what: string, by = admin, body?: object) =>
  by.send("POST", `/api/admin/approvals/${id}/${what}`, body);
const reverse = (id: string, by = staff) =>
  by.send("POST", `/api/admin/donations/${id}/reversal`, { reason: "Typed ten times too much" });

async function raised(): Promise<number> {
  const { rows } = await pool.query<{ cents: number }>(
    `select -sum(cents)::bigint as cents from ledger_sums s join ledger_accounts a on a.id = s.account_id where a.raised`,
  );
  return rows[0]?.cents ?? 0;
}
const mailsOf = async (kind: string, cause: string) =>
  (await pool.query("select to_address from mail_outbox where kind = $1 and cause = $2", [kind, cause])).rows;
const receiptOf = async (id: string) =>
  (await pool.query("select id::text, number from receipts where donation_id = $1", [id])).rows[0];

describe("how it came", () => {
  const accountOf = async (gift: Gift) => (await storyOf(gift)).entries[0].lines[0].account;
  const goods = {
    goods: "Forty winter coats",
    valuedHow: "The shop's price",
    valuedBy: "The shop",
    keptAs: "stocks",
  };

  test("decides where it lies in the books", async () => {
    expect(await accountOf(await entered())).toBe("transfers-expected");
    const byHand = { bankReference: null, documentBase64: png };
    expect(await accountOf(await entered({ ...byHand, method: "CASH" }))).toBe("cash");
    expect(await accountOf(await entered({ ...byHand, method: "CHEQUE" }))).toBe("cash");
    expect(await accountOf(await entered({ ...byHand, method: "IN_KIND", inKind: goods }))).toBe("stocks");
  });

  test("an account whose statements are read is moved by them alone", async () => {
    const { rows } = await pool.query<{ from: string }>(`select known_from as "from" from bank_accounts`);
    await pool.query("update bank_accounts set known_from = '2026-08-01'");
    // Statements of another account say nothing about this one.
    await pool.query(
      `insert into bank_accounts (id, iban, name, holder, ledger_account_id, added_by, known_from,
         known_to, opening_cents, closing_cents)
       values ('savings', 'NL39RABO0300065264', 'Savings', 'Stichting', 'bank-9', 'program', '2026-01-01',
         '2026-02-01', 0, 0)`,
    );
    expect(await accountOf(await entered({ receivedOn: "2026-07-31" }))).toBe("bank");
    await pool.query("delete from bank_accounts where id = 'savings'");
    expect(await accountOf(await entered({ receivedOn: "2026-08-01" }))).toBe("transfers-expected");
    await pool.query("update bank_accounts set known_from = $1", [rows[0]?.from]);
  });

  test.each([
    { method: "CASH" },
    { bankReference: null },
    { method: "IN_KIND", bankReference: null, documentBase64: png },
    { inKind: goods },
    { bankReference: null, documentBase64: "aGVsbG8=" },
    { campaignId: "no-such-campaign" },
    { programId: "no-such-program" },
    { programId: "animals", fund: "ZAKAT" },
    { receivedOn: "2999-01-01" },
    { amountCents: 0 },
  ])("%o is refused", async (wrong) => {
    expect((await enter(giftOf(wrong))).status).toBe(422);
  });

  test("its document is kept, for staff", async () => {
    const { id } = await entered({ documentBase64: png });
    const path = `/api/admin/approvals/${id}/document`;
    expect((await staff.get(path)).headers.get("content-type")).toBe("image/png");
    expect((await visitorOf(app).get(path)).status).toBe(401);
  });
});

test("the same line of a statement is refused by naming the gift it is", async () => {
  const first = await entered({ bankReference: "nl01  2026-7" });
  const { reference } = await storyOf(first);
  const again = await enter(giftOf({ bankReference: "NL01 2026-7" }));
  expect([again.status, await again.text()]).toEqual([409, expect.stringContaining(reference)]);
  await reverse(first.id);
  expect((await enter(giftOf({ bankReference: "NL01 2026-7" }))).status).toBe(201);
});

test("a donor without an address gets a receipt that staff print, and no mail", async () => {
  const gift = await entered();
  expect((await staff.get(`/api/admin/donations/${gift.id}/receipt.pdf`)).status).toBe(404);
  // As if a statement had shown it.
  await pool.query("delete from receipts_awaiting_bank where donation_id = $1", [gift.id]);
  await numberReceipts(pool, 100_000, new Date());
  const { id } = await receiptOf(gift.id);
  expect(await mailsOf("gift-receipt", id)).toEqual([]);
  expect(await storyOf(gift)).toMatchObject({ donorEmail: null });
  const paper = await staff.get(`/api/admin/donations/${gift.id}/receipt.pdf`);
  expect([paper.status, await paper.text()]).toEqual([200, expect.stringContaining("receipt in nl")]);
});

describe("a gift above the limit", () => {
  const large = { amountCents: 500_001, donorEmail: "large@desk.example" };

  test("waits, counts for nothing, and is booked when another person approves it", async () => {
    const before = await raised();
    const gift = await entered(large);
    expect((await staff.get(`/api/admin/donations/${gift.id}`)).status).toBe(404);
    expect(await raised()).toBe(before);
    expect((await waiting(staff)).find(({ id }: Gift) => id === gift.id)).toMatchObject({
      enteredById: "demo-staff",
    });

    expect((await decide(gift.id, "approval", staff)).status).toBe(403);
    expect((await decide(gift.id, "approval")).status).toBe(201);
    expect((await decide(gift.id, "approval")).status).toBe(409);
    expect(await storyOf(gift)).toMatchObject({ status: "COMPLETED", donorEmail: "large@desk.example" });
    expect(await raised()).toBe(before + 500_001);
    expect((await waiting()).map(({ id }: Gift) => id)).not.toContain(gift.id);
  });

  test("refused, stays out of the books, and its donor is forgotten", async () => {
    const gift = await entered(large);
    expect((await decide(gift.id, "refusal", staff, { reason: "No such line" })).status).toBe(403);
    expect((await decide(gift.id, "refusal", admin, { reason: "No such line" })).status).toBe(201);
    expect((await decide(gift.id, "approval")).status).toBe(409);
    expect((await waiting()).find(({ id }: Gift) => id === gift.id)).toMatchObject({
      donorName: null,
      reason: "No such line",
    });
    expect((await enter(giftOf({ bankReference: gift.bankReference }))).status).toBe(201);
  });

  test("at the limit needs nobody, and administrators may move it", async () => {
    const path = "/api/admin/settings/gift-approval";
    const answer = async (amountCents: number) => (await (await enter(giftOf({ amountCents }))).json()).waits;
    expect(await answer(500_000)).toBe(false);
    expect((await staff.send("PUT", path, { cents: 1000 })).status).toBe(403);
    expect((await admin.send("PUT", path, { cents: 1000 })).status).toBe(200);
    expect(await answer(1001)).toBe(true);
    await admin.send("PUT", path, { cents: 500_000 });
  });
});

describe("a gift that is undone", () => {
  test("leaves every sum, keeps its receipt in the series, and its donor is told once", async () => {
    const before = await raised();
    const gift = await entered({ donorEmail: "wrong@desk.example" });
    await numberReceipts(pool, 100_000, new Date());
    const { number } = await receiptOf(gift.id);
    expect([(await reverse(gift.id)).status, (await reverse(gift.id)).status]).toEqual([201, 201]);
    expect(await raised()).toBe(before);
    expect(await storyOf(gift)).toMatchObject({
      status: "REVERSED",
      canBeReversed: false,
      refundableCents: 0,
      entries: [
        { kind: "gift", bookedOn: "2026-03-02" },
        {
          kind: "gift_reversed",
          bookedOn: "2026-03-02",
          lines: [
            { account: "transfers-expected", cents: -2500 },
            { account: "gifts-restricted", cents: 2500 },
          ],
        },
      ],
    });
    expect((await receiptOf(gift.id)).number).toBe(number);
    expect(await mailsOf("gift-reversed", gift.id)).toEqual([{ to_address: "wrong@desk.example" }]);
  });

  test("before its receipt was numbered keeps its place, and no letter thanks for it", async () => {
    const gift = await entered({ donorEmail: "early@desk.example" });
    await reverse(gift.id);
    await numberReceipts(pool, 100_000, new Date());
    const { id, number } = await receiptOf(gift.id);
    expect(number).toBeGreaterThan(0);
    expect(await mailsOf("gift-receipt", id)).toEqual([]);
  });

  test("and entered again in one step is linked to what takes its place", async () => {
    const before = await raised();
    const wrong = await entered({ bankReference: "ONE LINE" });
    const right = await entered({
      amountCents: 250,
      bankReference: "ONE LINE",
      corrects: { donationId: wrong.id, reason: "Typed ten times too much" },
    });
    expect(await raised()).toBe(before + 250);
    const { reference } = await storyOf(right);
    expect(await storyOf(wrong)).toMatchObject({
      status: "REVERSED",
      correctedBy: { id: right.id, reference },
    });
    expect(await storyOf(right)).toMatchObject({ byHand: { corrects: { id: wrong.id } } });
    const twice = giftOf({ corrects: { donationId: wrong.id, reason: "Once more" } });
    expect((await enter(twice)).status).toBe(409);
  });

  test("a refused correction leaves the first as it was", async () => {
    const first = await entered({ bankReference: "ANOTHER LINE" });
    const second = await entered({
      amountCents: 600_000,
      bankReference: "ANOTHER LINE",
      corrects: { donationId: first.id, reason: "Far too little" },
    });
    expect(await storyOf(first)).toMatchObject({ status: "COMPLETED" });
    await decide(second.id, "refusal", admin, { reason: "It was right" });
    expect((await enter(giftOf({ bankReference: "ANOTHER LINE" }))).status).toBe(409);
  });

  test("is none that a provider holds, nor one that does not exist", async () => {
    const { rows } = await pool.query<{ id: string }>(
      `select d.id from donations d join payment_attempts a on a.id = d.paid_attempt_id
       where a.provider <> 'bank' and d.status = 'COMPLETED' limit 1`,
    );
    expect((await reverse(rows[0]?.id ?? "")).status).toBe(409);
    expect((await reverse("nobody")).status).toBe(404);
  });
});
