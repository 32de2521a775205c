import { expect, test } from "vitest";
import { asCents, noCents } from "#domain/money/cents.ts";
import type { ReadStatement } from "./bank-file.ts";
import { checkStatement } from "./check-statement.ts";

const ours = new Set(["NL91ABNA0417164300"]);
const read: ReadStatement = {
  number: 1,
  id: "S1",
  sequence: null,
  account: "NL91ABNA0417164300",
  currency: "EUR",
  from: "2026-11-01",
  to: "2026-11-30",
  opening: { cents: asCents(100_000), hasDirection: true, day: "2026-11-01" },
  closing: { cents: asCents(128_705), hasDirection: true, day: "2026-11-30" },
  entryCount: 4,
  creditCents: asCents(32_000),
  debitCents: asCents(3295),
  firstBookedOn: "2026-11-03",
  lastBookedOn: "2026-11-30",
  skippedCount: 0,
  line: 5,
};

test("a statement that adds up on an account of ours is sound", () => {
  expect(checkStatement(read, ours)).toMatchObject({
    ok: true,
    statement: { openingCents: 100_000, closingCents: 128_705, from: "2026-11-01", to: "2026-11-30" },
  });
});

test("an empty statement is sound, and its days are those of its balances", () => {
  const empty = {
    ...read,
    from: null,
    to: null,
    closing: { cents: asCents(100_000), hasDirection: true, day: "2026-11-02" },
    entryCount: 0,
    creditCents: noCents,
    debitCents: noCents,
    firstBookedOn: null,
    lastBookedOn: null,
  };
  expect(checkStatement(empty, ours)).toMatchObject({
    ok: true,
    statement: { from: "2026-11-01", to: "2026-11-02" },
  });
});

test.each([
  ["no_account", { account: null }],
  ["no_account", { account: "0417164300" }],
  ["not_ours", { account: "NL20INGB0001234567" }],
  ["foreign_currency", { currency: "CHF" }],
  ["no_opening_balance", { opening: null }],
  ["no_closing_balance", { closing: null }],
  ["no_period", { from: "2026-12-05", to: "2026-12-01", firstBookedOn: null, lastBookedOn: null }],
  ["does_not_add_up", { creditCents: asCents(32_001) }],
] as const)("%s: with the number of the statement and its line", (reason, changes) => {
  expect(checkStatement({ ...read, ...changes }, ours)).toMatchObject({
    ok: false,
    refusal: { reason, statement: 1, statementId: "S1", line: 5 },
  });
});

test("what does not add up says by how much", () => {
  expect(checkStatement({ ...read, debitCents: asCents(3195) }, ours)).toMatchObject({
    refusal: { differenceCents: 100 },
  });
});
