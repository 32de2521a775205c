import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { toAccount } from "#adapters/postgres/bank/bank.fixtures.ts";
import { runChecks } from "#checks/check.ts";
import { checksOfTheBooks } from "#checks/checks.ts";
import { transferReference } from "#domain/giving/transfer/transfer-reference.ts";
import { asCents } from "#domain/money/cents.ts";
import { awaitTransfers, referenceNumber } from "#testing/awaited-transfers.ts";
import { testDatabase } from "#testing/database.ts";
import { admin, pdf, staff, transfer, treasury } from "./statements.fixtures.ts";

const { pool } = await testDatabase();
let bank: Awaited<ReturnType<typeof treasury>>;
beforeAll(async () => {
  bank = await treasury(pool);
  await bank.send([transfer(1_000_000, "Opening")]);
});

const invoice = (cents: number, reference: string) => ({
  kind: "invoice" as const,
  id: randomUUID(),
  on: "2025-11-01",
  description: "Printing",
  amountCents: asCents(cents),
  account: "expenses-fundraising" as const,
  projectId: null,
  programId: null,
  fund: null,
  nature: "communication" as const,
  party: "Printer",
  iban: null,
  reference,
  dueOn: "2025-12-30",
});
const pays = (cents: number, endToEndId: string, reference: string) =>
  transfer(-cents, "Printer", { endToEndId, remittance: [reference] });
const comesBack = (cents: number, endToEndId: string, bankReference?: string) => ({
  cents,
  code: ["PMNT", "RCDT", "RRTN"] as const,
  ...(bankReference && { bankReference }),
  details: [{ name: "Printer", endToEndId, returnReason: "AC04" }],
});

describe("a correction in an open year is dated like the original", () => {
  test("a match that was wrong leaves no trace in either year, and suspense is empty", async () => {
    const suspense = await bank.moved("bank-suspense", 2025);
    await bank.send([transfer(-12_000, "Landlord")]);
    const [line] = await bank.waiting(-12_000);
    const wrong = await bank.match(line?.id ?? 0, [toAccount("bank-charges", -12_000)]);
    expect(await bank.foundation.bank.undo(wrong.ok ? wrong.matchId : "", staff, "q")).toEqual({ ok: true });
    await bank.match(line?.id ?? 0, [
      toAccount("expenses-administration", -12_000, { nature: "housing", description: "Rent of November" }),
    ]);
    expect(await bank.moved("bank-charges", 2025)).toBe(0);
    expect(await bank.moved("expenses-administration", 2025)).toBe(12_000);
    expect(await bank.moved("bank-suspense", 2025)).toBe(suspense);
    expect(await bank.moved("bank-charges", 2026)).toBe(0);
    const { rows } = await pool.query("select from ledger_entries where description = 'Rent of November'");
    expect(rows).toHaveLength(1);
  });

  test("an expense, and an entry by hand", async () => {
    const before = await bank.moved("expenses-fundraising", 2025);
    const expense = {
      id: randomUUID(),
      amountCents: asCents(250_000),
      spentOn: "2025-11-10",
      category: "FUNDRAISING" as const,
      projectId: null,
      programId: null,
      fund: null,
      nature: null,
      corrects: null,
      account: null,
      description: "Typed wrongly",
    };
    await bank.foundation.expenses.enter(expense, pdf, staff, "q");
    expect(await bank.foundation.expenses.reverse(expense.id, "Typed wrongly", staff, "q")).toBe(true);
    const entered = await bank.foundation.handEntries.enter(invoice(7700, "WRONG-1"), pdf, staff, "q");
    const number = entered.ok ? (entered.number ?? 0) : 0;
    expect(await bank.foundation.handEntries.reverse(number, "Typed wrongly", staff, "q")).toBe("reversed");
    expect(await bank.moved("expenses-fundraising", 2025)).toBe(before);
    expect(await bank.moved("expenses-fundraising", 2026)).toBe(0);
  });
});

describe("an expense that the bank paid", () => {
  const bill = (cents: number, more: object = {}) => ({
    id: randomUUID(),
    amountCents: asCents(cents),
    spentOn: "2025-11-10",
    category: "ADMINISTRATION" as const,
    projectId: null,
    programId: null,
    fund: null,
    nature: null,
    corrects: null,
    account: null,
    description: "Rent of a hall",
    ...more,
  });
  const paid = async (cents: number) => {
    const expense = bill(cents);
    await bank.foundation.expenses.enter(expense, pdf, staff, "q");
    await bank.send([transfer(-cents, "Landlord")]);
    const [line] = await bank.waiting(-cents);
    const parts = [{ kind: "expense" as const, expenseId: expense.id, cents: asCents(-cents) }];
    expect(await bank.match(line?.id ?? 0, parts)).toMatchObject({ ok: true });
    return expense.id;
  };
  const correct = (expenseId: string, cents: number) => {
    const right = bill(cents, { corrects: { expenseId, reason: "Typed wrongly" } });
    return bank.foundation.expenses.enter(right, new Uint8Array(), staff, "q");
  };

  test.each([
    ["the same", 31_000, 31_000, 0],
    ["a smaller", 32_000, 30_000, -2000],
    ["a larger", 33_000, 34_000, 0],
  ])("is corrected to %s amount, and its bank line pays the correction", async (_, was, is, waits) => {
    const creditors = await bank.moved("creditors", 2025);
    const id = await paid(was);
    expect(await correct(id, is)).toEqual({ ok: true, waits: false });
    const { rows } = await pool.query(
      `select cents, (select corrects from expenses where id = expense_id) as corrects from held_bank_matches
       where kind = 'expense' and line_id = (select id from bank_lines where cents = $1)`,
      [-was],
    );
    expect(rows).toEqual([{ cents: -Math.min(was, is), corrects: id }]);
    const left = await pool.query("select open_cents from waiting_bank_lines where cents = $1", [-was]);
    expect(left.rows).toEqual(waits === 0 ? [] : [{ open_cents: waits }]);
    // What the bank has not paid of a larger amount is still owed.
    expect((await bank.moved("creditors", 2025)) - creditors).toBe(Math.min(0, was - is));
  });

  test("and whose payment came back is not corrected", async () => {
    const expense = bill(35_000);
    await bank.foundation.expenses.enter(expense, pdf, staff, "q");
    await bank.send([pays(35_000, "E-35", "Rent")]);
    const [line] = await bank.waiting(-35_000);
    await bank.match(line?.id ?? 0, [{ kind: "expense", expenseId: expense.id, cents: asCents(-35_000) }]);
    await bank.send([comesBack(35_000, "E-35")]);
    expect((await bank.accept((await bank.waiting(35_000))[0])).ok).toBe(true);
    expect(await correct(expense.id, 34_000)).toEqual({ ok: false, reason: "not_correctable" });
  });
});

describe("a payment that came back", () => {
  test("opens its invoice again, and the second payment pays it", async () => {
    await bank.foundation.handEntries.enter(invoice(40_000, "INV-2025-9"), pdf, staff, "q");
    await bank.send([pays(40_000, "E-1", "INV-2025-9")]);
    expect((await bank.accept((await bank.waiting(-40_000))[0])).ok).toBe(true);
    await bank.send([comesBack(40_000, "E-1")]);
    const [back] = await bank.waiting(40_000);
    expect((await bank.accept(back)).ok).toBe(true);
    expect(await bank.foundation.handEntries.openItems()).toMatchObject([{ cents: -40_000 }]);
    const [returned] = await bank.matched(40_000);
    await bank.send([pays(40_000, "E-2", "INV-2025-9")]);
    const [second] = await bank.waiting(-40_000);
    expect(second?.suggestions[0]).toMatchObject({ parts: [{ kind: "entry" }], leavesCents: 0 });
    expect((await bank.accept(second)).ok).toBe(true);
    expect(await bank.foundation.handEntries.openItems()).toEqual([]);
    // The return cannot be undone now: the invoice would be paid twice.
    expect(await bank.foundation.bank.undo(returned?.match?.id ?? "", staff, "q")).toEqual({
      ok: false,
      reason: "paid_again",
    });
  });

  test("comes back once", async () => {
    await bank.send([transfer(-4000, "P", { endToEndId: "R-1" })]);
    await bank.match((await bank.waiting(-4000))[0]?.id ?? 0, [toAccount("prepaid", -4000)]);
    await bank.send([comesBack(4000, "R-1", "x"), comesBack(4000, "R-1", "y")]);
    const [one, two] = await bank.waiting(4000);
    const outcomes = await Promise.all([bank.accept(one), bank.accept(two)]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await bank.moved("prepaid")).toBe(0);
    const [left] = await bank.waiting(4000);
    expect(left?.suggestions).toEqual([]);
  });
});

describe("a donation by transfer", () => {
  const donated = async (number: number, cents: number) => {
    const reference = referenceNumber(number);
    await awaitTransfers(pool, [reference], cents);
    await bank.send([
      transfer(cents, "Giver", { iban: "NL02RABO0123456789", reference: transferReference(reference) }),
    ]);
    return { id: `gift-${reference}`, reference };
  };
  const refund = (donationId: string, cents: number) =>
    bank.foundation.donationAdmin.refund(
      { id: randomUUID(), donationId, cents: asCents(cents), reason: "Asked for by the donor" },
      admin,
      "q",
    );
  const statusOf = async (id: string) =>
    (await pool.query("select status from donations where id = $1", [id])).rows[0].status;

  test("is refunded in part and then in full, and the outgoing lines match", async () => {
    const { id, reference } = await donated(901, 6100);
    expect(await refund(id, 2000)).toEqual({ ok: true, answered: true });
    expect(await statusOf(id)).toBe("PARTIALLY_REFUNDED");
    expect(await refund(id, 5000)).toMatchObject({ ok: false, reason: "too_much" });
    expect(await refund(id, 4100)).toMatchObject({ ok: true });
    expect(await statusOf(id)).toBe("REFUNDED");
    expect(await bank.moved("transfers-expected")).toBe(-6100);
    await bank.send([transfer(-6100, "Giver", { remittance: [`Refund ${reference}`] })]);
    const [line] = await bank.waiting(-6100);
    expect(line?.suggestions[0]).toMatchObject({ parts: [{ kind: "refund", donationId: id }] });
    expect((await bank.accept(line)).ok).toBe(true);
    expect(await bank.moved("transfers-expected")).toBe(0);
    await bank.send([transfer(-6100, "Giver", { remittance: [`Refund ${reference} again`] })]);
    const again = [{ kind: "refund", donationId: id, cents: asCents(-6100) }] as const;
    expect(await bank.match((await bank.waiting(-6100))[0]?.id ?? 0, again)).toEqual({
      ok: false,
      reason: "taken",
    });
    expect((await runChecks(checksOfTheBooks, pool)).filter(({ faults }) => faults > 0)).toEqual([]);
  });

  test("whose collection the bank took back is refunded by that line", async () => {
    const reference = referenceNumber(902);
    await awaitTransfers(pool, [reference], 3300);
    const details = { endToEndId: "C-1", reference: transferReference(reference) };
    await bank.send([transfer(3300, "Giver", details)]);
    await bank.send([
      {
        cents: -3300,
        code: ["PMNT", "IDDT", "UPDD"],
        details: [{ name: "Giver", endToEndId: "C-1", returnReason: "MD06" }],
      },
    ]);
    expect((await bank.accept((await bank.waiting(-3300))[0])).ok).toBe(true);
    expect(await statusOf(`gift-${reference}`)).toBe("REFUNDED");
    expect(await bank.waiting(-3300)).toEqual([]);
    expect((await runChecks(checksOfTheBooks, pool)).filter(({ faults }) => faults > 0)).toEqual([]);
  });
});
