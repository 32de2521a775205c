import { expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import { books } from "./books.fixtures.ts";
import { balanceTotal, sumsOf } from "./books.ts";

test("the statement adds up in the order of guideline RJ 650", () => {
  expect(sumsOf(books.accounts)).toEqual({
    raised: 38_180_000,
    income: 38_215_000,
    objectives: 33_820_000,
    expenditure: 38_000_000,
    beforeFinancial: 215_000,
    result: 227_500,
  });
});

test("books whose result went nowhere are refused", () => {
  const wrong = { ...books.accounts, financialCents: asCents(12_501) };
  expect(() => sumsOf(wrong)).toThrow("The result is 227501 cents, but 227500 were added");
});

test("a balance sheet that does not balance is refused", () => {
  const { balance } = books;
  if (!balance) throw new Error("The sample books have a balance sheet");
  expect(balanceTotal(balance)).toBe(15_600_000);
  const wrong = { ...balance, assetsCents: { ...balance.assetsCents, cash: asCents(1) } };
  expect(() => balanceTotal(wrong)).toThrow("Assets are 730001 cents, reserves and debts 15600000");
});
