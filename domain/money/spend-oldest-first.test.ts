import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { followGift, spendOldestFirst, type DayOfGifts, type Spending } from "./spend-oldest-first.ts";
import { asCents } from "#domain/money/cents.ts";

const chains = [["project", "program", "free"], ["program", "free"], ["free"]];
const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-01-${String(n).padStart(2, "0")}`);
const cents = fc.integer({ min: 0, max: 10_000 }).map(asCents);
const gifts = fc.array(fc.record({ pool: fc.constantFrom("project", "program", "free"), day, cents }), {
  maxLength: 30,
});
const spending = fc
  .array(fc.record({ day, cents, pools: fc.constantFrom(...chains) }), { maxLength: 20 })
  .map((list): Spending[] => list.map((one, index) => ({ ...one, expenseId: `e${index}` })));

/** A simple model, donation by donation and cent by cent. */
function byHand(all: readonly DayOfGifts[], expenses: readonly Spending[]) {
  const left: number[] = all.map((gift) => gift.cents);
  const used = all.map(() => new Map<string, number>());
  const unpaid = new Map<string, number>();
  const oldestFirst = all.map((_, index) => index).toSorted((a, b) => order(all[a]!, all[b]!) || a - b);
  for (const expense of expenses.toSorted(order)) {
    let open: number = expense.cents;
    for (const pool of expense.pools) {
      for (const index of oldestFirst) {
        if (all[index]!.pool !== pool || all[index]!.day > expense.day) continue;
        const taken = Math.min(open, left[index]!);
        if (taken === 0) continue;
        left[index]! -= taken;
        open -= taken;
        used[index]!.set(expense.expenseId, (used[index]!.get(expense.expenseId) ?? 0) + taken);
      }
    }
    unpaid.set(expense.expenseId, open);
  }
  return { gifts: used.map((parts, index) => ({ parts, left: left[index]! })), unpaid };
}
const order = (a: { day: string }, b: { day: string }) => a.day.localeCompare(b.day);

/** Each donation, found by what came into its pool before it. */
function followAll(all: readonly DayOfGifts[], expenses: readonly Spending[]) {
  const pools = spendOldestFirst(all, expenses);
  return all.map((gift, index) => {
    const older = all.filter(
      (other, place) =>
        other.pool === gift.pool && (order(other, gift) < 0 || (other.day === gift.day && place < index)),
    );
    const olderCents = older.reduce((sum, other) => sum + other.cents, 0);
    return followGift(pools.get(gift.pool), { olderCents: asCents(olderCents), cents: gift.cents });
  });
}

describe("every gift, whatever was given and spent", () => {
  test("adds up to the cent: what was spent and what waits", () => {
    fc.assert(
      fc.property(gifts, spending, (all, expenses) => {
        followAll(all, expenses).forEach(({ spent, waitingCents }, index) => {
          expect(spent.reduce((sum, part) => sum + part.cents, Number(waitingCents))).toBe(all[index]!.cents);
          expect(waitingCents).toBeGreaterThanOrEqual(0);
        });
      }),
    );
  });

  test("goes where it would go if someone laid out the coins by hand", () => {
    fc.assert(
      fc.property(gifts, spending, (all, expenses) => {
        const { gifts: expected } = byHand(all, expenses);
        followAll(all, expenses).forEach(({ spent, waitingCents }, index) => {
          expect(new Map(spent.map((part) => [part.expenseId, part.cents]))).toEqual(expected[index]!.parts);
          expect(waitingCents).toBe(expected[index]!.left);
        });
      }),
    );
  });

  test("shares no cent of an expense with another, and pays nothing that was spent before it came", () => {
    fc.assert(
      fc.property(gifts, spending, (all, expenses) => {
        const used = new Map<string, number>();
        followAll(all, expenses).forEach(({ spent }, index) => {
          for (const part of spent) {
            const expense = expenses.find(({ expenseId }) => expenseId === part.expenseId)!;
            expect(all[index]!.day <= expense.day).toBe(true);
            expect(expense.pools).toContain(all[index]!.pool);
            used.set(part.expenseId, (used.get(part.expenseId) ?? 0) + part.cents);
          }
        });
        // The traced donations and the unpaid rest equal the expense.
        const { unpaid } = byHand(all, expenses);
        for (const { expenseId, cents: whole } of expenses)
          expect((used.get(expenseId) ?? 0) + (unpaid.get(expenseId) ?? 0)).toBe(whole);
      }),
    );
  });
});

test("the oldest gift is spent first, and a campaign's before a program's before a free one", () => {
  const all = [
    { pool: "free", day: "2026-01-01", cents: asCents(1000) },
    { pool: "project", day: "2026-01-03", cents: asCents(500) },
    { pool: "project", day: "2026-01-02", cents: asCents(500) },
  ];
  const expenses = [{ expenseId: "beds", day: "2026-01-05", cents: asCents(1200), pools: chains[0]! }];
  expect(followAll(all, expenses)).toEqual([
    {
      spent: [{ expenseId: "beds", cents: asCents(200) }],
      waitingCents: asCents(800),
      aheadCents: asCents(0),
    },
    { spent: [{ expenseId: "beds", cents: asCents(500) }], waitingCents: asCents(0), aheadCents: asCents(0) },
    { spent: [{ expenseId: "beds", cents: asCents(500) }], waitingCents: asCents(0), aheadCents: asCents(0) },
  ]);
});

test("a gift that was refunded whole brings nothing, and those behind it move up", () => {
  const before = { pool: "free", day: "2026-01-01", cents: asCents(0) };
  const after = { pool: "free", day: "2026-01-02", cents: asCents(700) };
  const expenses = [{ expenseId: "e", day: "2026-01-03", cents: asCents(300), pools: ["free"] }];
  expect(followAll([before, after], expenses)).toEqual([
    { spent: [], waitingCents: asCents(0), aheadCents: asCents(0) },
    { spent: [{ expenseId: "e", cents: asCents(300) }], waitingCents: asCents(400), aheadCents: asCents(0) },
  ]);
});

test("a gift that waits knows how much older money is spent before it", () => {
  const all = [
    { pool: "free", day: "2026-01-01", cents: asCents(1000) },
    { pool: "free", day: "2026-01-02", cents: asCents(500) },
  ];
  const expenses = [{ expenseId: "e", day: "2026-01-03", cents: asCents(300), pools: ["free"] }];
  expect(followAll(all, expenses)[1]).toEqual({ spent: [], waitingCents: 500, aheadCents: 700 });
});
