import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { bytesOf, camtFile } from "#adapters/files/camt/camt.fixtures.ts";
import { toAccount } from "#adapters/postgres/bank/bank.fixtures.ts";
import { numberReceipts } from "#adapters/postgres/giving/receipts.ts";
import { publicReconciliation } from "#adapters/postgres/reconciliation/show-reconciliation.ts";
import { runChecks } from "#checks/check.ts";
import { checksOfTheBooks } from "#checks/checks.ts";
import { addDays } from "#domain/calendar/day.ts";
import { asCents } from "#domain/money/cents.ts";
import { testDatabase } from "#testing/database.ts";
import { admin, pdf, staff, transfer, treasury } from "./statements.fixtures.ts";

const { pool } = await testDatabase();
let bank: Awaited<ReturnType<typeof treasury>>;
beforeAll(async () => {
  bank = await treasury(pool);
  await bank.send([transfer(1_000_000, "Opening")]);
  await bank.match((await bank.waiting(1_000_000))[0]?.id ?? 0, [toAccount("income-other", 1_000_000)]);
});

const receiptOf = async (donationId: string) => {
  await numberReceipts(pool, 1000, new Date());
  const { rows } = await pool.query<{ number: number | null }>(
    "select number from receipts where donation_id = $1",
    [donationId],
  );
  return rows[0]?.number ?? null;
};
const faulty = async () =>
  (await runChecks(checksOfTheBooks, pool)).filter(({ faults }) => faults > 0).map(({ name }) => name);
const expectedPoint = async () =>
  (await bank.foundation.bookYears.checklist(2025)).find(({ item }) => item === "expected");

test("an entered transfer gets its receipt when the statement shows it", async () => {
  const entered = await bank.enter(4100, "SHOWN-LATER");
  const id = entered.ok ? entered.donationId : "";
  expect(await receiptOf(id)).toBeNull();
  await bank.send([{ ...transfer(4100, "Donor"), bankReference: "SHOWN-LATER" }]);
  expect(await receiptOf(id)).toBe(1);
});

test("one that no statement shows is on Today, in the nightly check and on the checklist", async () => {
  expect(await faulty()).toEqual([]);
  expect(await expectedPoint()).toMatchObject({ open: 0 });
  const entered = await bank.enter(499_900, "MADE-UP");
  expect(await receiptOf(entered.ok ? entered.donationId : "")).toBeNull();
  expect(await faulty()).toEqual(["entered-transfers-arrive"]);
  expect(await expectedPoint()).toMatchObject({
    open: 1,
    href: expect.stringContaining("transfers-expected"),
  });
  expect((await bank.foundation.backOffice.showToday("en")).unconfirmedTransfers).toBe(1);

  // The number of days is a setting.
  await bank.foundation.siteSettings.setTransferConfirmation(3650, { actor: admin, requestId: "q" });
  expect(await faulty()).toEqual([]);
  expect((await bank.foundation.backOffice.showToday("en")).unconfirmedTransfers).toBe(0);
  expect(await expectedPoint()).toMatchObject({ open: 1 });
  await bank.foundation.siteSettings.setTransferConfirmation(30, { actor: admin, requestId: "q" });
});

test("books are reconciled up to the day before the oldest unmatched line or missing transfer", async () => {
  const reconciled = async () => {
    await bank.foundation.payouts.compareNow(admin, "q");
    return publicReconciliation(pool)();
  };
  // The missing transfer of the fifth.
  for (let day = 0; day < 6; day += 1) await bank.send([]);
  expect(await reconciled()).toBe("2025-11-04");
  const [missing] = (await pool.query("select id from donations where amount_cents = 499900")).rows;
  await bank.foundation.enteredGifts.reverse(missing.id, "It never arrived", admin, "q");
  expect(await reconciled()).toBe(bank.lastDay().day);
  const on = await bank.send([transfer(999, "Unknown")]);
  await bank.send([]);
  expect(await reconciled()).toBe(addDays(on, -1));
});

test("staff cannot date a donation before the first day of the books; an administrator can", async () => {
  const old = { receivedOn: "1912-04-15", method: "CASH" } as const;
  expect(await bank.enter(5000, null, old)).toEqual({ ok: false, reason: "before_books" });
  expect(await bank.enter(5000, null, old, admin)).toMatchObject({ ok: true });
});

test("the statement of the whole day follows one of half a day, and nothing is booked twice", async () => {
  const { openingCents } = bank.lastDay();
  const on = await bank.send([transfer(1000, "Morning")]);
  await bank.uploadStatement("WHOLE", on, openingCents, [
    transfer(1000, "Morning"),
    transfer(501, "Afternoon"),
  ]);
  const { rows } = await pool.query("select state, new_count from bank_statements where bank_id = 'WHOLE'");
  expect(rows).toEqual([{ state: "JOINED", new_count: 1 }]);
  const [account] = (await bank.foundation.bank.overview()).accounts;
  expect(account).toMatchObject({ closingCents: openingCents + 1501, booksCents: openingCents + 1501 });
  // Without an entry that is known, it contradicts.
  await bank.uploadStatement("OTHER", on, openingCents, [transfer(1500, "Else"), transfer(501, "Afternoon")]);
  const { rows: other } = await pool.query("select state from bank_statements where bank_id = 'OTHER'");
  expect(other).toEqual([{ state: "CONFLICT" }]);
});

test("rows that repeat earlier donations are shown, and entered only when a person confirms them", async () => {
  const file = (end: string) => ({
    name: "gifts.csv",
    bytes: new TextEncoder().encode(
      `received_on;amount;method;name\n2026-01-05;25,00;cash;Jan\n2026-01-05;25,00;bank;Piet\n${end}`,
    ),
  });
  const { previewFile, importFile } = bank.foundation.enteredGifts;
  expect(await importFile(randomUUID(), file(""), staff, "q")).toMatchObject({ ok: true, gifts: 2 });
  expect(await previewFile(file("\n"), staff)).toMatchObject({ importedAt: null, repeatedRows: [2, 3] });
  expect(await importFile(randomUUID(), file("\n"), staff, "q")).toEqual({
    ok: false,
    reason: "repeated_rows",
  });
  expect(await importFile(randomUUID(), file("\n"), staff, "q", true)).toMatchObject({ ok: true, gifts: 2 });
});

test("a typed opening balance that the bank contradicts waits for a person", async () => {
  const iban = "NL39RABO0300065264";
  await bank.foundation.bank.addAccount({ iban, name: "Savings", holder: "Stichting" }, admin, "q");
  const lines = [{ account: "bank-2" as const, cents: asCents(100_000), ...nothingElse }];
  const typed = {
    kind: "opening" as const,
    id: randomUUID(),
    on: "2025-10-31",
    description: "Savings",
    lines,
  };
  expect(await bank.foundation.handEntries.enter(typed, pdf, staff, "q")).toMatchObject({ ok: true });
  const on = "2025-11-01";
  const statement = { id: "SAVINGS", iban, from: on, to: on, openingCents: 90_000, entries: [] };
  await bank.foundation.bank.upload("s.xml", bytesOf(camtFile("08", [statement]))(), admin, "q");
  await bank.run();
  const savings = async () =>
    (await bank.foundation.bank.overview()).accounts.find(({ name }) => name === "Savings");
  expect(await savings()).toMatchObject({ closingCents: 90_000, booksCents: 100_000 });
  expect(await bank.foundation.bank.confirmOpening((await savings())?.id ?? "", admin, "q")).toBe(true);
  expect(await savings()).toMatchObject({ closingCents: 90_000, booksCents: 90_000 });
});

const nothingElse = { projectId: null, programId: null, fund: null, nature: null };
