import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { MadeEntry } from "#adapters/files/camt/camt.fixtures.ts";
import type { Decision } from "#domain/bank/matching.ts";
import type { PartOf } from "#domain/bank/part.ts";
import { bookByHand } from "#domain/ledger/by-hand/book-by-hand.ts";
import type { TypedEntry } from "#domain/ledger/by-hand/typed-entry.ts";
import { asCents } from "#domain/money/cents.ts";
import { testDatabase } from "#testing/database.ts";
import { storedHandEntries } from "../ledger/by-hand/stored-hand-entries.ts";
import { addBankAccount } from "./bank-accounts.ts";
import { importFile, noGifts, toAccount, treasurer } from "./bank.fixtures.ts";
import { clearHandEntries } from "./clear-hand-entries.ts";
import { matchLine } from "./match-line.ts";
import { listLines } from "./list-lines.ts";
import { undoMatch } from "./undo-match.ts";

const { pool } = await testDatabase("demonstration");
/** Beside those of the demonstration. */
const ourIban = "NL39RABO0300065264";
const secondIban = "NL20INGB0001234567";
const entries = storedHandEntries(pool);
const document = { type: "application/pdf", bytes: Buffer.from("%PDF-1.7") } as const;
const accounts = { first: "", second: "" };

beforeAll(async () => {
  for (const iban of [ourIban, secondIban])
    await addBankAccount(pool)({ iban, name: iban, holder: "Stichting" }, treasurer, "q0");
  const { rows } = await pool.query<{ iban: string; id: string }>(
    "select iban, ledger_account_id as id from bank_accounts",
  );
  accounts.first = rows.find(({ iban }) => iban === ourIban)?.id ?? "";
  accounts.second = rows.find(({ iban }) => iban === secondIban)?.id ?? "";
});

const closing = new Map<string, number>();
let place = 0;
async function imported(
  iban: string,
  cents: number,
  details: NonNullable<MadeEntry["details"]>,
): Promise<number> {
  place += 1;
  const on = new Date(Date.UTC(2026, 3, place)).toISOString().slice(0, 10);
  const openingCents = closing.get(iban) ?? 0;
  closing.set(iban, openingCents + cents);
  const from = `2026-04-01`;
  const isFirst = !closing.has(`${iban} known`);
  closing.set(`${iban} known`, place);
  await importFile(pool, [
    {
      id: `S${place}`,
      iban,
      from: isFirst ? from : on,
      to: on,
      openingCents,
      entries: [{ cents, on, details }],
    },
  ]);
  const { rows } = await pool.query<{ id: number }>(
    "select max(id) as id from waiting_bank_lines where cents = $1",
    [cents],
  );
  return rows[0]?.id ?? 0;
}
const suggested = async (id: number) => {
  const { rows } = await listLines(pool, () => [])({ state: "waiting", before: id - 1 });
  return rows.find((row) => row.id === id)?.suggestions[0];
};
const decide = (id: number, parts: Decision["parts"]) =>
  matchLine(pool, noGifts)(id, { parts }, treasurer, "q");
const accept = async (id: number) => decide(id, (await suggested(id))?.parts ?? []);
async function held(account: string): Promise<number> {
  const { rows } = await pool.query<{ cents: number }>(
    "select coalesce(sum(cents), 0)::bigint as cents from ledger_sums where account_id = $1",
    [account],
  );
  return rows[0]?.cents ?? 0;
}
const enter = (typed: TypedEntry) =>
  entries.enter(typed, bookByHand(typed), document, { step: "book", by: treasurer, requestId: "q" });

describe("an invoice that the bank shows as paid", () => {
  const invoice = (cents: number): TypedEntry => ({
    kind: "invoice",
    id: randomUUID(),
    on: "2026-03-20",
    description: "Printing",
    amountCents: asCents(cents),
    account: "expenses-fundraising",
    projectId: null,
    programId: null,
    fund: null,
    nature: "communication",
    party: "Printer",
    iban: null,
    reference: "INV-77",
    dueOn: "2026-04-20",
  });

  test("in two lines is suggested for each with what stays open, and a third is no payment of it", async () => {
    const typed = { ...invoice(900_00), reference: "PARTS-2026-9" };
    await enter(typed);
    const before = await held("creditors");
    const details = [{ name: "Printer", remittance: ["PARTS-2026-9"] }];
    const first = await imported(ourIban, -500_00, details);
    expect(await suggested(first)).toMatchObject({ parts: [{ kind: "entry" }], leavesCents: -400_00 });
    const matched = await accept(first);
    expect(await entries.openSum(typed.id)).toMatchObject({ cents: -400_00 });
    expect(await suggested(await imported(ourIban, -400_01, details))).toBeUndefined();
    const second = await imported(ourIban, -400_00, details);
    expect(await suggested(second)).toMatchObject({ parts: [{ kind: "entry" }], leavesCents: 0 });
    await accept(second);
    expect(await entries.openSum(typed.id)).toBeNull();
    expect((await held("creditors")) - before).toBe(900_00);

    await undoMatch(pool)(matched.ok ? matched.matchId : "", treasurer, "q");
    expect(await entries.openSum(typed.id)).toMatchObject({ cents: -500_00 });
  });

  test("is suggested, clears the debt, cannot be undone, and is open again when the match is", async () => {
    const typed = invoice(151_25);
    await enter(typed);
    const line = await imported(ourIban, -151_25, [{ name: "Printer", iban: "NL02RABO0123456789" }]);
    expect(await suggested(line)).toMatchObject({ parts: [{ kind: "entry" }], what: "Printer: Printing" });
    // The first statement brings what else was booked by hand among the debts.
    const before = (await held("creditors")) + 151_25;
    const matched = await accept(line);
    expect(await held("creditors")).toBe(before);
    expect(await entries.openSum(typed.id)).toBeNull();
    const cause = { kind: "invoice", id: typed.id } as const;
    expect(await entries.reverse(cause, "Wrong", treasurer, "q")).toBe("is_paid");
    await undoMatch(pool)(matched.ok ? matched.matchId : "", treasurer, "q");
    expect(await entries.openSum(typed.id)).toEqual({ account: "creditors", cents: -151_25 });
    expect(await entries.reverse(cause, "Wrong", treasurer, "q")).toBe("reversed");
    expect((await accept(line)).ok).toBe(false);
    expect(await held("creditors")).toBe(before);
  });

  test("is paid by one of two lines that show the same sum", async () => {
    await enter(invoice(88_00));
    const lines = [
      await imported(ourIban, -88_00, [{ name: "Printer", iban: "NL02RABO0123456789" }]),
      await imported(ourIban, -88_00, [
        { name: "Printer", iban: "NL02RABO0123456789", remittance: ["again"] },
      ]),
    ];
    const outcomes = await Promise.all(lines.map((line) => accept(line)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

test("a transfer on two statements is suggested on both, and nothing is left between the accounts", async () => {
  const out = await imported(ourIban, -500_00, [{ name: "Stichting", iban: secondIban }]);
  // The other account has no statements yet: the money is there already.
  expect(await suggested(out)).toMatchObject({
    parts: [{ kind: "own_transfer" }],
    ledgerAccount: accounts.second,
  });
  await accept(out);
  expect(await held(accounts.second)).toBe(500_00);
  const back = await imported(secondIban, 500_00, [{ name: "Stichting", iban: ourIban }]);
  await clearHandEntries(pool);
  expect(await held(accounts.second)).toBe(500_00);
  expect(await suggested(back)).toMatchObject({
    parts: [{ kind: "own_transfer" }],
    ledgerAccount: "own-transfers",
  });
  await accept(back);
  expect(await held("own-transfers")).toBe(0);
});

test("a line is booked by hand with its purpose and what the costs are made of", async () => {
  const line = await imported(ourIban, -12_34, [{ name: "Shop", iban: "NL02RABO0123456789" }]);
  const book = (more: Partial<PartOf<"account">>) =>
    decide(line, [toAccount("expenses-program", -12_34, more)]);
  const project = "dubai-senior-care-network";
  expect(await book({})).toMatchObject({ reason: "purpose_missing" });
  expect(await book({ projectId: "x", nature: "office" })).toMatchObject({
    reason: "unknown_purpose",
  });
  expect(await book({ projectId: project })).toMatchObject({ reason: "nature_missing" });
  const matched = await book({ projectId: project, nature: "purchases" });
  const { rows } = await pool.query(
    `select p.project_id, p.nature from ledger_entries e join ledger_postings p on p.entry_id = e.id
     where e.cause_kind = 'bank_match' and e.cause_id = $1 and p.account_id = 'expenses-program'`,
    [matched.ok ? matched.matchId : ""],
  );
  expect(rows).toEqual([{ project_id: project, nature: "purchases" }]);
});
