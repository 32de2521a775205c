import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { toAccount } from "#adapters/postgres/bank/bank.fixtures.ts";
import { newDonation } from "#domain/bank/suggestion.ts";
import { transferReference } from "#domain/giving/transfer/transfer-reference.ts";
import { asCents } from "#domain/money/cents.ts";
import { awaitTransfers, referenceNumber } from "#testing/awaited-transfers.ts";
import { testDatabase } from "#testing/database.ts";
import { admin, pdf, staff, transfer, treasury } from "./statements.fixtures.ts";

const { pool } = await testDatabase();

const nothingElse = { projectId: null, programId: null, fund: null };
const expense = (cents: number, description: string) => ({
  id: randomUUID(),
  amountCents: asCents(cents),
  spentOn: "2025-12-31",
  category: "ADMINISTRATION" as const,
  ...nothingElse,
  nature: null,
  corrects: null,
  account: null,
  description,
});
const invoice = (cents: number, reference: string) => ({
  kind: "invoice" as const,
  id: randomUUID(),
  on: "2025-12-31",
  description: "Printing",
  amountCents: asCents(cents),
  account: "expenses-fundraising" as const,
  ...nothingElse,
  nature: "communication" as const,
  party: "Printer",
  iban: null,
  reference,
  dueOn: "2025-12-30",
});

/** Forty lines with every case: what is certain is matched, the rest by a person, and the year closes without a remark. */
test("every line of a statement finds its meaning, and the year closes without a remark", async () => {
  const bank = await treasury(pool, "2025-12-30");
  const { foundation } = bank;
  await bank.send([]);
  const references = Array.from({ length: 16 }, (_, number) => referenceNumber(number + 900));
  for (const [place, reference] of references.entries())
    await awaitTransfers(pool, [reference], 3000 + place);
  const rf = (place: number) => transferReference(references[place] ?? "");
  for (const place of [0, 1, 2, 3])
    await bank.enter(4000 + place, `E-${place}`, { receivedOn: "2025-12-31" });
  for (const place of [0, 1, 2, 3])
    await foundation.expenses.enter(expense(5000 + place, `Hosting ${place}`), pdf, staff, "q");
  await foundation.handEntries.enter(invoice(9000, "INV-1"), pdf, staff, "q");
  await foundation.handEntries.enter(invoice(9100, "INV-2"), pdf, staff, "q");

  const wrong = `${rf(10).slice(0, 8)}9${rf(10).slice(9)}`;
  const lines = [
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((place) =>
      transfer(3000 + place, `Donor ${place}`, { reference: rf(place) }),
    ),
    transfer(3010, "Typo", { remittance: [`Gift ${wrong}`] }),
    transfer(3511, "Gave more", { reference: rf(11) }),
    transfer(2512, "Gave less", { reference: rf(12) }),
    transfer(3013 + 3014, "Two at once", { remittance: [`${rf(13)} ${rf(14)}`] }),
    transfer(3015 + 700, "Church", { remittance: ["Collection"] }),
    ...[0, 1, 2, 3].map((place) => ({ ...transfer(4000 + place, "By letter"), bankReference: `E-${place}` })),
    ...[0, 1, 2, 3].map((place) => transfer(-5000 - place, "Host", { remittance: [`Hosting ${place}`] })),
    transfer(-9000, "Printer", { remittance: ["INV-1"] }),
    transfer(-6000, "Printer", { remittance: ["INV-2"] }),
    transfer(-3100, "Printer", { remittance: ["INV-2"] }),
    ...[0, 1, 2, 3, 4, 5].map((place) => transfer(7000 + place, `Stranger ${place}`)),
    ...[0, 1, 2, 3].map((place) => transfer(-100 - place, "Bank", { remittance: ["Charges"] })),
    transfer(8000, "Interest"),
    transfer(8001, "A company"),
    transfer(-8002, "Loan"),
    transfer(8002, "Loan"),
  ];
  expect(lines).toHaveLength(40);
  await bank.send(lines);

  const waiting = async () => (await foundation.bank.lines({ state: "waiting", before: null })).rows;
  // References of announced and entered donations are certain; the rest waits for a person.
  const { rows } = await pool.query<{ lines: number }>(
    "select count(*)::int as lines from waiting_bank_lines",
  );
  expect(rows).toEqual([{ lines: 40 - 14 }]);
  const meanings = new Map<number, Parameters<typeof bank.match>[1]>([
    [
      3715,
      [
        { kind: "gift", donationId: `gift-${references[15]}`, cents: asCents(3015) },
        toAccount("income-other", 700),
      ],
    ],
    [8000, [toAccount("interest-received", 8000)]],
    [8001, [toAccount("income-companies", 8001)]],
    [8002, [toAccount("loans", 8002)]],
    [-8002, [toAccount("loans", -8002)]],
  ]);
  const matchPage = async () => {
    for (const line of await waiting()) await matchOne(line);
  };
  const matchOne = async (line: Awaited<ReturnType<typeof waiting>>[number]) => {
    const { id, cents, counterpartyName: name, suggestions } = line;
    const parts =
      meanings.get(cents) ??
      (name === "Bank"
        ? [toAccount("bank-charges", cents)]
        : name?.startsWith("Stranger")
          ? [newDonation(cents, { name })]
          : (suggestions[0] ?? (await foundation.bank.search(id, line.remittance))?.[0])?.parts);
    expect([name, cents, await bank.match(id, parts ?? [])]).toEqual([
      name,
      cents,
      { ok: true, matchId: expect.any(String) },
    ]);
  };
  // A page has 25 lines.
  await matchPage();
  await matchPage();
  expect(await waiting()).toEqual([]);
  for (const account of ["bank-suspense", "transfers-expected", "creditors"])
    expect([account, await bank.moved(account)]).toEqual([account, 0]);
  expect((await foundation.bookYears.checklist(2025)).filter(({ open }) => open > 0)).toEqual([]);
  const adoption = { adoptedOn: "2026-02-01", adoptedBy: "The board", remark: "" };
  expect(await foundation.bookYears.close(2025, adoption, admin, "q")).toEqual({ ok: true });
});
