import { expect, test } from "vitest";
import { accountOf, isAccountId, usualNature, accounts } from "./accounts.ts";

test("no two accounts share a name or a number", () => {
  expect(new Set(accounts.map(({ id }) => id)).size).toBe(accounts.length);
  expect(new Set(accounts.map(({ number }) => number)).size).toBe(accounts.length);
});

test("an account stands in the balance, or in income and expenditure", () => {
  for (const { id, kind, group, line } of accounts) {
    const isOfResult = kind === "INCOME" || kind === "EXPENSE";
    expect([id, group === null, line === null]).toEqual([id, isOfResult, !isOfResult]);
  }
});

test("what is spent stands on the line of its category", () => {
  const lines = { PROGRAM: "objectives", FUNDRAISING: "fundraising", ADMINISTRATION: "administration" };
  const wrong = accounts.filter(({ category, line }) => category !== null && lines[category] !== line);
  expect(wrong).toEqual([]);
});

test("a further account at a bank is cash", () => {
  expect(accountOf("bank-2")).toMatchObject({ number: "1002", kind: "ASSET", group: "cash" });
  expect(accountOf("bank")).toMatchObject({ number: "1000" });
  expect(accountOf("bank-x")).toBeNull();
});

test("an added account has the kind and the place of its account of the chart", () => {
  expect(accountOf("expenses-administration.4710")).toMatchObject({
    number: "4710",
    kind: "EXPENSE",
    category: "ADMINISTRATION",
    line: "administration",
  });
  expect(usualNature("depreciation.4810")).toBe("depreciation");
  const unknown = [
    "expenses-administration.47",
    "gifts-restricted.8011",
    "nothing.4710",
    "cash.1051",
    "x.4710.1",
  ];
  expect(unknown.filter(isAccountId)).toEqual([]);
});
