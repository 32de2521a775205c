import { expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import { readBudgetAmount, writtenAmount } from "./budget-amount.ts";

test.each([
  ["", 0],
  ["2500", 250_000],
  ["2.500,50", 250_050],
  ["-120", -12_000],
  ["− 120,5", -12_050],
])("%s is an amount", (typed, cents) => {
  expect(readBudgetAmount(typed)).toBe(cents);
});

test.each(["about 200", "1.234", "--5"])("%s is none", (typed) => {
  expect(readBudgetAmount(typed)).toBeNull();
});

test.each([1, -12_050, 250_000, 99_999_999])("%i is written as it is read", (cents) => {
  expect(readBudgetAmount(writtenAmount(asCents(cents)))).toBe(cents);
});
