import { expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import { compareBalances } from "./compare-balances.ts";
import { agrees, reconciledUpTo, type Comparison } from "./comparison.ts";

const bank: Comparison = {
  account: "bank",
  side: "bank",
  upTo: "2026-11-14",
  booksCents: asCents(128705),
  outsideCents: asCents(128705),
  notTold: null,
};

const comparing = (expected: number[], told: (number | "unavailable" | "not_permitted")[]) =>
  compareBalances({
    providers: [
      {
        name: "stripe",
        balance: async () => {
          const next = told.shift();
          if (next === undefined) throw new Error("Asked too often");
          return typeof next === "string" ? next : { cents: asCents(next) };
        },
      },
    ],
    expectedAt: async () => asCents(expected.shift() ?? 0),
    bankAccounts: async () => [bank],
    today: () => "2026-11-16",
  })();

test("bank and provider are compared to the cent, the provider up to yesterday", async () => {
  const [first, second] = await comparing([5000, 5000], [4999]);
  expect(first && agrees(first)).toBe(true);
  expect(second).toEqual({
    account: "provider-stripe",
    side: "provider",
    upTo: "2026-11-15",
    booksCents: 5000,
    outsideCents: 4999,
    notTold: null,
  });
});

test("a gift that is booked while the provider answers makes no difference", async () => {
  const [, stripe] = await comparing([5000, 7500, 7500, 7500], [7500, 7500]);
  expect(stripe && agrees(stripe)).toBe(true);
});

test.each(["unavailable", "not_permitted"] as const)(
  "a provider that is %s does not agree",
  async (silence) => {
    const [, stripe] = await comparing([5000], [silence]);
    expect(stripe).toMatchObject({ outsideCents: null, notTold: silence });
    expect(stripe && agrees(stripe)).toBe(false);
  },
);

test("all is reconciled up to the earliest day on which an account last agreed", () => {
  expect(reconciledUpTo(["2026-11-15", "2026-11-12", "2026-11-14"])).toBe("2026-11-12");
  expect(reconciledUpTo(["2026-11-15", null])).toBeNull();
  expect(reconciledUpTo([])).toBeNull();
});
