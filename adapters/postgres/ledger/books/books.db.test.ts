import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { addDays } from "#domain/calendar/day.ts";
import { accounts } from "#domain/ledger/accounts.ts";
import { entry, type Entry } from "#domain/ledger/entry.ts";
import { balanceSheetOf } from "#domain/ledger/books/balance-sheet.ts";
import { trialBalanceOf } from "#domain/ledger/books/trial-balance.ts";
import { reverse } from "#domain/ledger/postings.ts";
import { asCents } from "#domain/money/cents.ts";
import { testDatabase } from "#testing/database.ts";
import { summariseLedger } from "../ledger-summary.ts";
import { storedBooks } from "../ledger.ts";
import { accountSums } from "./book-lines.ts";
import { auditFileFaults, schemaFaults } from "./audit-file-rules.fixtures.ts";
import { cardLines, journalOf } from "./journal-pages.ts";
import { readAuditFile } from "./read-audit-file.ts";

const { pool } = await testDatabase();
const { book } = storedBooks(pool);
const firstDay = "2024-11-20";
const lastDay = addDays(firstDay, 90);

const ids = accounts.map(({ id }) => id);
const anyEntry = fc.record({
  day: fc.nat(90).map((days) => addDays(firstDay, days)),
  kind: fc.constantFrom("expense", "journal", "bank_entry", "income", "opening", "payout", "transfer"),
  lines: fc.uniqueArray(fc.tuple(fc.constantFrom(...ids), fc.integer({ min: -90_000, max: 90_000 })), {
    selector: ([account]) => account,
    minLength: 1,
    maxLength: 4,
  }),
  against: fc.constantFrom(...ids),
  isReversed: fc.boolean(),
  words: fc.string({ unit: "grapheme", maxLength: 40 }),
});
type Facts = typeof anyEntry extends fc.Arbitrary<infer One> ? One : never;

let made = 0;
function entryOf({ day, kind, lines, against, words }: Facts): Entry | null {
  const others = lines.filter(([account, cents]) => account !== against && cents !== 0);
  const sum = others.reduce((total, [, cents]) => total + cents, 0);
  if (others.length === 0 || sum === 0) return null;
  return entry({
    cause: { kind, id: `made-${++made}` },
    bookedOn: day,
    description: words.replaceAll("\0", "") || "-",
    postings: [
      ...others.map(([account, cents]) => ({ account, cents: asCents(cents) })),
      { account: against, cents: asCents(-sum) },
    ],
  });
}

const booked: Entry[] = [];

beforeAll(async () => {
  for (const facts of fc.sample(anyEntry, 60)) {
    const one = entryOf(facts);
    if (!one) continue;
    await book(one);
    booked.push(one);
    if (facts.isReversed) {
      const undone = reverse(one, { on: lastDay, reason: "Typed twice" });
      await book(undone);
      booked.push(undone);
    }
    // Some are behind the mark of stored sums, some after it.
    if (booked.length === 30) await summariseLedger(pool);
  }
});

const heldBy = (account: string, isCounted: (day: string) => boolean) =>
  booked
    .filter(({ bookedOn }) => isCounted(bookedOn))
    .flatMap(({ postings }) => postings)
    .filter((posting) => posting.account === account)
    .reduce((sum, { cents }) => sum + cents, 0);

const days = Array.from({ length: 91 }, (_, index) => addDays(firstDay, index));

describe("whatever was booked", () => {
  test("the balance sheet balances on every day", async () => {
    for (const day of days) {
      const sheet = balanceSheetOf(await accountSums(pool, `${day.slice(0, 4)}-01-01`, day), day);
      const bank = sheet.assets.flatMap(({ accounts: own }) => own).find(({ account }) => account === "bank");
      expect(bank?.cents ?? 0).toBe(heldBy("bank", (one) => one <= day));
    }
  });

  test("the trial balance of any period adds up to the ledger", async () => {
    for (const [from, to] of [
      [firstDay, lastDay],
      ["2024-01-01", "2024-12-31"],
      ["2025-01-01", "2025-12-31"],
      ["2025-01-10", "2025-01-20"],
    ] as const) {
      const { rows, debitCents, creditCents } = trialBalanceOf(await accountSums(pool, from, to), from, to);
      const within = (day: string) => day >= from && day <= to;
      const lines = booked.filter(({ bookedOn }) => within(bookedOn)).flatMap(({ postings }) => postings);
      expect(debitCents).toBe(lines.reduce((sum, { cents }) => sum + Math.max(cents, 0), 0));
      expect(creditCents).toBe(debitCents);
      expect(rows.reduce((sum, row) => sum + row.openingCents, 0)).toBe(0);
      expect(rows.reduce((sum, row) => sum + row.closingCents, 0)).toBe(0);
      for (const row of rows)
        expect([row.account, row.debitCents - row.creditCents]).toEqual([
          row.account,
          heldBy(row.account, within),
        ]);
    }
  });

  test("the journal, read page by page, is every entry once", async () => {
    const seen: number[] = [];
    let after: string | null = null;
    do {
      const page = await journalOf(pool, { from: firstDay, to: lastDay, after });
      seen.push(...page.entries.map(({ id }) => id));
      for (const { lines } of page.entries) expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
      after = page.after;
    } while (after);
    expect(new Set(seen).size).toBe(booked.length);
    expect(seen).toHaveLength(booked.length);
  });

  test("a card leads from what an account held to what it holds, line by line", async () => {
    const period = { from: "2025-01-01", to: lastDay };
    for (const { account, openingCents, closingCents } of trialBalanceOf(
      await accountSums(pool, period.from, period.to),
      period.from,
      period.to,
    ).rows.filter(({ number }) => number !== "0590")) {
      let after: string | null = null;
      let balance: number = openingCents;
      do {
        const page = await cardLines(pool, account, { ...period, after }, openingCents);
        for (const line of page.lines) expect(line.balanceCents).toBe((balance += line.cents));
        after = page.after;
      } while (after);
      expect([account, balance]).toEqual([account, closingCents]);
    }
  });

  test("a reversal leaves no trace in any sum but its own two lines", async () => {
    const at = (day: string) => accountSums(pool, "2025-01-01", day);
    const before = await at(lastDay);
    const one = entry({
      cause: { kind: "journal", id: "to-be-undone" },
      bookedOn: lastDay,
      description: "Typed wrongly",
      postings: [
        { account: "bank", cents: asCents(1234) },
        { account: "income-other", cents: asCents(-1234) },
      ],
    });
    await book(one);
    await book(reverse(one, { on: lastDay, reason: "Typed wrongly" }));
    const changed = new Map(before.map((sums) => [sums.account, sums]));
    for (const sums of await at(lastDay)) {
      const moved = ["bank", "income-other"].includes(sums.account) ? 1234 : 0;
      const known = changed.get(sums.account);
      expect(sums.debitCents).toBe((known?.debitCents ?? 0) + moved);
      expect(sums.creditCents).toBe((known?.creditCents ?? 0) + moved);
    }
    booked.push(one, reverse(one, { on: lastDay, reason: "Typed wrongly" }));
  });

  test.each([2024, 2025])("the audit file of %i keeps its rules and adds up to the ledger", async (year) => {
    const xml = await auditFileOf(year);
    const own = booked.filter(({ bookedOn }) => bookedOn.startsWith(String(year)));
    const debit = own
      .flatMap(({ postings }) => postings)
      .reduce((sum, { cents }) => sum + Math.max(cents, 0), 0);
    expect(auditFileFaults(xml)).toEqual([]);
    expect(xml).toContain(`<totalDebit>${(debit / 100).toFixed(2)}</totalDebit>`);
    expect(xml.match(/<transaction>/g)).toHaveLength(own.length);
    expect(schemaFaults(xml)).toEqual([]);
  });
});

test("a rule of the audit file that is broken is told", async () => {
  const xml = await auditFileOf(2025);
  const otherAmount = xml.replace(/<amnt>(\d+)\./, (_, euros: string) => `<amnt>${Number(euros) + 1}.`);
  expect(auditFileFaults(otherAmount)).toContainEqual(expect.stringMatching(/debits|credits/));
  // In a line, not in the list of accounts.
  const unlisted = xml.replace(/(<trLine>.*?<accID>)\d+/s, (_, before: string) => `${before}9999`);
  expect(auditFileFaults(unlisted)).toContain("transactions names an account that is not listed");
});

async function auditFileOf(year: number): Promise<string> {
  const pieces = readAuditFile(pool, {
    year,
    createdOn: "2026-01-15",
    company: { kvk: "12345678", name: "Stichting <Voorbeeld> & Co", rsin: "001234567" },
    software: { name: "Open Hand", version: "1" },
    nameOf: (account) => account,
    kindName: (kind) => kind,
    journals: [
      { id: "BANK", name: "Bank", type: "B", kinds: ["bank_entry", "payout", "transfer"] },
      { id: "OTHER", name: "Memoriaal", type: "M", kinds: [] },
    ],
  });
  let xml = "";
  for await (const piece of pieces) xml += piece;
  return xml;
}
