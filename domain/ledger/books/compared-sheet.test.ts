import { expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import type { BalanceSheet } from "./balance-sheet.ts";
import { compareSheets, endOfLastYear } from "./compared-sheet.ts";

const sheet = (on: string, accounts: readonly (readonly [string, string, number])[]): BalanceSheet => {
  const rows = accounts.map(([account, number, cents]) => ({ account, number, cents: asCents(cents) }));
  const cents = asCents(rows.reduce((sum, row) => sum + row.cents, 0));
  return { on, assets: [{ group: "cash", cents, accounts: rows }], liabilities: [], totalCents: cents };
};

test("last year stands beside this one, also where only one of them has the account", () => {
  const now = sheet("2026-06-30", [
    ["bank", "1000", 70],
    ["cash", "1050", 5],
  ]);
  const last = sheet(endOfLastYear(now.on), [
    ["bank", "1000", 40],
    ["bank-2", "1002", 9],
  ]);
  expect(compareSheets(now, last)).toEqual({
    on: "2026-06-30",
    lastOn: "2025-12-31",
    assets: [
      {
        group: "cash",
        cents: 75,
        lastCents: 49,
        accounts: [
          { account: "bank", number: "1000", cents: 70, lastCents: 40 },
          { account: "bank-2", number: "1002", cents: 0, lastCents: 9 },
          { account: "cash", number: "1050", cents: 5, lastCents: 0 },
        ],
      },
    ],
    liabilities: [],
    totalCents: 75,
    lastTotalCents: 49,
  });
});
