import * as fc from "fast-check";
import { expect, test } from "vitest";
import { purposesIn } from "./purpose.ts";
import { traceGift, type BookedGift } from "./trace-gift.ts";
import { asCents } from "#domain/money/cents.ts";

const purposes = purposesIn([]);
const nothing = { byDay: [], earlier: [], expenses: [], purposes };
const gift: BookedGift = {
  day: "2026-03-02",
  purposeId: null,
  campaignId: null,
  programId: "children",
  fund: null,
  receivedCents: asCents(103_00),
  feeCents: asCents(1_25),
  returnedCents: asCents(0),
  keptCents: asCents(100_00),
};
const cents = fc.integer({ min: 0, max: 20_000 }).map(asCents);

test("what the provider kept is the gift's own part; the rest waits to be spent", () => {
  expect(traceGift(gift, nothing)).toMatchObject({
    feeCents: asCents(1_25),
    assignedCents: asCents(101_75),
    waitingCents: asCents(101_75),
  });
});

test("no costs are taken from a fund: what was added for them is all that goes to them", () => {
  const zakat = { ...gift, fund: "ZAKAT" } as const;
  expect(traceGift(zakat, nothing)).toMatchObject({ feeCents: 3_00, assignedCents: 100_00 });
});

test("a gift that went back leaves nothing, however much more went back with it", () => {
  const gone = { ...gift, returnedCents: asCents(120_00) };
  expect(traceGift(gone, nothing)).toMatchObject({ returnedCents: 103_00, feeCents: 0, assignedCents: 0 });
});

test("older gifts for the same purpose are spent first, those for another are not in the way", () => {
  const older = { purposeId: null, campaignId: null, cents: asCents(50_00) };
  const books = {
    byDay: [
      { ...older, programId: "children", day: "2026-03-01" },
      { ...older, programId: "animals", day: "2026-03-01" },
    ],
    earlier: [{ ...older, programId: "children", cents: asCents(10_00) }],
    expenses: [],
    purposes,
  };
  expect(traceGift(gift, books).aheadCents).toBe(60_00);
});

test("received is returned, fee, spent and waiting, to the cent", () => {
  const booked = fc.record({
    receivedCents: cents,
    feeCents: cents,
    returnedCents: cents,
    spentCents: cents,
  });
  fc.assert(
    fc.property(booked, ({ spentCents, ...some }) => {
      const one = { ...gift, ...some };
      const expenses = [
        { expenseId: "e1", day: "2026-04-01", cents: spentCents, purposeId: null, programId: "children" },
      ];
      const assigned = traceGift(one, nothing).assignedCents;
      const byDay = [{ ...one, cents: assigned }];
      const traced = traceGift(one, { ...nothing, byDay, expenses });
      const spent = traced.spent.reduce((sum, part) => sum + part.cents, 0);
      expect(traced.returnedCents + traced.feeCents + spent + traced.waitingCents).toBe(one.receivedCents);
      expect(spent).toBe(Math.min(spentCents, assigned));
    }),
  );
});
