import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { toAccount } from "#adapters/postgres/bank/bank.fixtures.ts";
import { clearHandEntries } from "#adapters/postgres/bank/clear-hand-entries.ts";
import { transferReference } from "#domain/giving/transfer/transfer-reference.ts";
import { newDonation } from "#domain/bank/suggestion.ts";
import { asCents } from "#domain/money/cents.ts";
import { awaitTransfers, referenceNumber } from "#testing/awaited-transfers.ts";
import { testDatabase } from "#testing/database.ts";
import { colleague, pdf, staff, transfer, treasury } from "./statements.fixtures.ts";

const { pool } = await testDatabase();
let bank: Awaited<ReturnType<typeof treasury>>;
beforeAll(async () => {
  bank = await treasury(pool);
  await bank.send([transfer(1_000_000, "Opening")]);
});

let made = 0;
/** Amounts differ per test, so that no line finds another test's donation. */
let cents = 2000;
beforeEach(() => (cents += 100));
async function announced(count: number, amount = cents): Promise<string[]> {
  const references = Array.from({ length: count }, () => referenceNumber(++made + 500));
  await awaitTransfers(pool, references, amount);
  return references;
}
const completed = async (amount: number): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::int as count from donations where amount_cents = $1 and status = 'COMPLETED'",
    [amount],
  );
  return rows[0]?.count ?? 0;
};
const statusOf = async (reference: string) =>
  (await pool.query<{ status: string }>("select status from donations where reference = $1", [reference]))
    .rows[0]?.status;
const expense = (amount: number, id: string = randomUUID()) =>
  bank.foundation.expenses.enter(
    {
      id,
      amountCents: asCents(amount),
      spentOn: "2025-11-01",
      category: "ADMINISTRATION",
      projectId: null,
      programId: null,
      fund: null,
      nature: null,
      description: "Hosting",
    } as never,
    pdf,
    staff,
    "q",
  );

describe("a donation that staff entered", () => {
  test("is matched by the bank's reference, also when another has the same amount", async () => {
    await bank.enter(cents, "SAME-1");
    await bank.enter(cents, "SAME-2");
    await bank.send([
      { ...transfer(cents, "Jan"), bankReference: "SAME-2" },
      { ...transfer(cents, "Piet"), bankReference: "SAME-1" },
    ]);
    expect(await bank.waiting(cents)).toEqual([]);
    expect(await completed(cents)).toBe(2);
    expect((await bank.matched(cents)).map(({ match }) => match?.parts[0]?.kind)).toEqual([
      "entered_gift",
      "entered_gift",
    ]);
  });

  test("is matched before an announced one settles, so that one transfer is one donation", async () => {
    const [reference = ""] = await announced(1);
    await bank.enter(cents, "ONCE-1", { donorName: "The same donor" });
    const details = { reference: transferReference(reference) };
    await bank.send([{ ...transfer(cents, "The same donor", details), bankReference: "ONCE-1" }]);
    expect(await completed(cents)).toBe(1);
    expect(await statusOf(reference)).toBe("PENDING");
  });

  test("keeps an announced one with the same name from settling automatically, whatever its reference", async () => {
    const [reference = ""] = await announced(1);
    await bank.enter(cents, "TYPED-WRONG", { donorName: "J. Bakker" });
    await bank.send([transfer(cents, "Jan Bakker", { reference: transferReference(reference) })]);
    const [line] = await bank.waiting(cents);
    expect(line?.suggestions.map(({ parts }) => parts[0]?.kind)).toEqual(["gift", "entered_gift"]);
    expect(await statusOf(reference)).toBe("PENDING");
  });

  test("is chosen by a person where nothing tells two apart", async () => {
    const first = await bank.enter(cents, null, { donorName: "Sanne Visser" });
    await bank.enter(cents, null, { donorName: "Joris Mulder" });
    await bank.send([transfer(cents, "Notary office")]);
    const [line] = await bank.waiting(cents);
    expect(line?.suggestions).toEqual([]);
    const found = await bank.foundation.bank.search(line?.id ?? 0, "visser");
    expect(found?.[0]).toMatchObject({
      parts: [{ kind: "entered_gift", donationId: first.ok && first.donationId }],
      differences: ["name"],
    });
    expect((await bank.match(line?.id ?? 0, found?.[0]?.parts ?? [])).ok).toBe(true);
  });

  test("is suggested instead of a further donation of a known donor", async () => {
    const [reference = ""] = await announced(1, cents + 1);
    const jan = { iban: "NL02RABO0123456789" };
    await bank.send([transfer(cents + 1, "Jan Smit", { ...jan, reference: transferReference(reference) })]);
    await bank.enter(cents, "UNREAD", { donorName: "Jan Smit" });
    await bank.send([transfer(cents, "Jan Smit", jan)]);
    const [line] = await bank.waiting(cents);
    expect(line?.suggestions.map(({ parts }) => parts[0]?.kind)).toEqual(["entered_gift"]);
  });

  test("cannot be matched twice, also by two people at once", async () => {
    await bank.enter(cents, "TWICE");
    await bank.send([transfer(cents, "A"), transfer(cents, "B")]);
    const before = await bank.moved("transfers-expected");
    const [one, two] = await bank.waiting(cents);
    const outcomes = await Promise.all([bank.accept(one), bank.accept(two, colleague)]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, reason: "taken" });
    expect((await bank.moved("transfers-expected")) - before).toBe(-cents);
  });
});

describe("an expense", () => {
  test("is paid once, also by two people at once", async () => {
    await expense(cents);
    await clearHandEntries(pool);
    await bank.send([transfer(-cents, "Host"), transfer(-cents, "Host", { remittance: ["again"] })]);
    const [one, two] = await bank.waiting(-cents);
    const outcomes = await Promise.all([bank.accept(one), bank.accept(two, colleague)]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("is paid by several lines up to its amount", async () => {
    await expense(90_000 + cents);
    await clearHandEntries(pool);
    await bank.send([transfer(-60_000, "Host"), transfer(-30_000 - cents, "Host"), transfer(-1, "Host")]);
    for (const amount of [-60_000, -30_000 - cents, -1]) {
      const [line] = await bank.waiting(amount);
      const [found] = (await bank.foundation.bank.search(line?.id ?? 0, "hosting")) ?? [];
      const outcome = await bank.match(line?.id ?? 0, found?.parts ?? []);
      expect([amount, outcome.ok]).toEqual([amount, amount !== -1]);
    }
  });
});

describe("an announced transfer", () => {
  test("with another amount is suggested, and booked with what arrived", async () => {
    const [reference = ""] = await announced(1);
    await bank.send([transfer(cents + 501, "More", { reference: transferReference(reference) })]);
    const [line] = await bank.waiting(cents + 501);
    expect(line?.suggestions[0]).toMatchObject({ reasons: ["reference"], differences: ["amount"] });
    expect((await bank.accept(line)).ok).toBe(true);
    expect(await completed(cents + 501)).toBe(1);
    expect(await statusOf(reference)).toBe("COMPLETED");
  });

  test("with one or two wrong digits in its reference is suggested", async () => {
    const [reference = ""] = await announced(1);
    const typed = transferReference(reference);
    const wrong = `${typed.slice(0, 8)}9${typed.slice(9, -1)}`;
    await bank.send([transfer(cents, "Typo", { remittance: [`Gift ${wrong}`] })]);
    const [line] = await bank.waiting(cents);
    expect(line?.suggestions[0]).toMatchObject({
      parts: [{ kind: "gift", donationId: `gift-${reference}` }],
      reasons: expect.arrayContaining(["similar_reference", "amount"]),
    });
  });

  test("with two references in one line is split into two donations", async () => {
    const [one = "", two = ""] = await announced(2);
    const both = `${transferReference(one)} ${transferReference(two)}`;
    await bank.send([transfer(cents * 2, "Two", { remittance: [both] })]);
    const [line] = await bank.waiting(cents * 2);
    expect(line?.suggestions[0]?.parts).toHaveLength(2);
    expect((await bank.accept(line)).ok).toBe(true);
    expect([await statusOf(one), await statusOf(two)]).toEqual(["COMPLETED", "COMPLETED"]);
    expect(await bank.waiting(cents * 2)).toEqual([]);
    expect(await completed(cents)).toBe(2);
  });
});

describe("a split line", () => {
  test("goes to a donation, an account and a new donor, and every part is booked", async () => {
    const [reference = ""] = await announced(1);
    await bank.send([transfer(cents + 1500, "Church", { remittance: ["collection"] })]);
    const [line] = await bank.waiting(cents + 1500);
    const parts = [
      { kind: "gift", donationId: `gift-${reference}`, cents: asCents(cents) },
      toAccount("income-other", 500),
      newDonation(asCents(1000), { name: "Church of the west" }),
    ] as const;
    expect(await bank.match(line?.id ?? 0, parts.slice(0, 2))).toEqual({ ok: false, reason: "wrong_sum" });
    expect(await statusOf(reference)).toBe("PENDING");
    const before = await bank.moved("bank-suspense");
    expect((await bank.match(line?.id ?? 0, parts)).ok).toBe(true);
    expect((await bank.moved("bank-suspense")) - before).toBe(cents + 1500);
    expect(await bank.moved("income-other")).toBe(-500);
    const [shown] = await bank.matched(cents + 1500);
    expect(shown?.match?.parts.map(({ cents: each }) => each).toSorted((a, b) => a - b)).toEqual([
      500,
      1000,
      cents,
    ]);

    // Undoing makes all of it wait again.
    expect(await bank.foundation.bank.undo(shown?.match?.id ?? "", staff, "q")).toEqual({ ok: true });
    expect(await bank.waiting(cents + 1500)).toMatchObject([{ openCents: cents + 1500 }]);
    expect(await bank.moved("bank-suspense")).toBe(before);
  });

  test("waits for the rest when one of its donations is reversed", async () => {
    const [one = "", two = ""] = await announced(2);
    await bank.send([
      transfer(cents * 2, "Two", { remittance: [`${transferReference(one)} ${transferReference(two)}`] }),
    ]);
    await bank.accept((await bank.waiting(cents * 2))[0]);
    await bank.foundation.enteredGifts.reverse(`gift-${one}`, "Meant for others", staff, "q");
    const [line] = await bank.waiting(cents * 2);
    expect(line).toMatchObject({ cents: cents * 2, openCents: cents });
    expect((await bank.match(line?.id ?? 0, [toAccount("income-other", cents)])).ok).toBe(true);
    expect(await bank.waiting(cents * 2)).toEqual([]);
  });

  test("is matched once when two people split it at the same moment", async () => {
    await bank.send([transfer(cents, "Both")]);
    const [line] = await bank.waiting(cents);
    const parts = [toAccount("income-other", cents - 100), toAccount("interest-received", 100)];
    const outcomes = await Promise.all([
      bank.match(line?.id ?? 0, parts),
      bank.match(line?.id ?? 0, parts, colleague),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe("a known account with another name", () => {
  const household = "NL66TRIO0123456787";
  test("is never matched automatically, and needs a confirmation", async () => {
    const [reference = ""] = await announced(1);
    await pool.query("update donations set donor_name = 'Leila Haddad' where reference = $1", [reference]);
    await bank.send([
      transfer(cents, "L. Haddad", { iban: household, reference: transferReference(reference) }),
    ]);
    await bank.send([transfer(cents + 1, "Familie Van Dijk", { iban: household })]);
    const [line] = await bank.waiting(cents + 1);
    expect(line?.suggestions[0]).toMatchObject({ reasons: ["iban"], differences: ["name"] });
    expect(await bank.accept(line)).toEqual({ ok: false, reason: "other_name" });
    expect(await completed(cents + 1)).toBe(0);
    const own = newDonation(asCents(cents + 1), { name: "Familie Van Dijk" });
    expect((await bank.match(line?.id ?? 0, [own])).ok).toBe(true);
    const { rows } = await pool.query(
      "select donor_name, donor_email from donations where amount_cents = $1",
      [cents + 1],
    );
    expect(rows).toMatchObject([{ donor_name: "Familie Van Dijk" }]);
    expect(rows[0].donor_email).not.toContain(reference);
  });

  test("a further donation has no purpose unless the person chooses one", async () => {
    const [reference = ""] = await announced(1);
    const details = { iban: "NL39RABO0300065264", reference: transferReference(reference) };
    await pool.query(
      "update donations set donor_name = 'Omar Said', program_id = 'elderly' where reference = $1",
      [reference],
    );
    await bank.send([transfer(cents, "Omar Said", details)]);
    await bank.send([transfer(cents + 2, "Omar Said", { iban: "NL39RABO0300065264" })]);
    const [line] = await bank.waiting(cents + 2);
    expect(line?.suggestions[0]).toMatchObject({ reasons: ["iban", "name"], differences: [] });
    expect((await bank.accept(line)).ok).toBe(true);
    const { rows } = await pool.query(
      "select program_id, donor_name from donations where amount_cents = $1",
      [cents + 2],
    );
    expect(rows).toEqual([{ program_id: null, donor_name: "Omar Said" }]);
  });
});

test("a standing order with a new amount is suggested as a further month of the same monthly donation", async () => {
  const [reference = ""] = await announced(1);
  await pool.query(
    `with gift as (update donations set frequency = 'MONTHLY', donor_name = 'Noor Smit' where reference = $1 returning id)
     update payment_attempts set frequency = 'MONTHLY' where donation_id in (select id from gift)`,
    [reference],
  );
  const iban = "NL02ABNA0123456789";
  await bank.send([transfer(cents, "N. Smit", { iban, reference: transferReference(reference) })]);
  expect(await statusOf(reference)).toBe("COMPLETED");
  await bank.send([transfer(cents + 3, "N. Smit", { iban, remittance: ["Every month"] })]);
  const [line] = await bank.waiting(cents + 3);
  expect(line?.suggestions[0]).toMatchObject({
    parts: [{ kind: "gift", donationId: `gift-${reference}` }],
    reasons: expect.arrayContaining(["iban"]),
    differences: expect.arrayContaining(["amount"]),
  });
  expect((await bank.accept(line)).ok).toBe(true);
  const { rows } = await pool.query(
    `select d.amount_cents, d.frequency, r.amount_cents as monthly from donations d join recurring_gifts r on r.id = d.recurring_gift_id
     where r.id = $1 order by d.amount_cents`,
    [`gift-${reference}`],
  );
  expect(rows).toEqual([
    { amount_cents: cents, frequency: "MONTHLY", monthly: cents + 3 },
    { amount_cents: cents + 3, frequency: "MONTHLY", monthly: cents + 3 },
  ]);
});

test("an expense that is entered with its document from a line is matched at once", async () => {
  const suspense = await bank.moved("bank-suspense");
  const creditors = await bank.moved("creditors");
  await bank.send([transfer(-cents, "Host", { remittance: ["Hosting of November"] })]);
  const [line] = await bank.waiting(-cents);
  const id = randomUUID();
  expect((await expense(cents, id)).ok).toBe(true);
  const part = { kind: "expense", expenseId: id, cents: asCents(-cents) } as const;
  expect((await bank.match(line?.id ?? 0, [part])).ok).toBe(true);
  await bank.run();
  expect([await bank.moved("bank-suspense"), await bank.moved("creditors")]).toEqual([suspense, creditors]);
});
