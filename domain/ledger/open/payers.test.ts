import * as fc from "fast-check";
import { expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import { daysOf, joined, payersWithin, shownPayers, smallestGroup } from "./payers.ts";

const stretch = (from: number, to: number, pool = "free") => ({ pool, from: asCents(from), to: asCents(to) });
const gift = (cents: number, donor: string | null = null) => ({ isGift: true, cents: asCents(cents), donor });

test("days are used whole, but for the first and the last", () => {
  const days = ["2026-01-01", "2026-01-02", "2026-01-03", "2026-01-04"].map((day) => ({
    day,
    cents: asCents(100),
  }));
  expect(daysOf(stretch(50, 310), days)).toEqual({
    whole: ["2026-01-02", "2026-01-03"],
    parts: [
      { day: "2026-01-01", from: 50, to: 100 },
      { day: "2026-01-04", from: 0, to: 10 },
    ],
  });
  expect(daysOf(stretch(0, 100), days)).toEqual({ whole: ["2026-01-01"], parts: [] });
  expect(daysOf(stretch(120, 130), days).parts).toEqual([{ day: "2026-01-02", from: 20, to: 30 }]);
});

test("a gift is counted with the part that paid, and what was booked together is no gift", () => {
  const arrivals = [gift(40, "a"), { isGift: false, cents: asCents(100), donor: null }, gift(60, "b")];
  expect(payersWithin(arrivals, stretch(30, 150))).toEqual({ gifts: 2, giftCents: 20, donors: ["a", "b"] });
  expect(payersWithin(arrivals, stretch(40, 140))).toEqual({ gifts: 0, giftCents: 0, donors: [] });
});

test("gifts of one person are of one person, and of somebody who was forgotten of nobody", () => {
  const arrivals = [gift(10, "a"), gift(10, "a"), gift(10)];
  expect(payersWithin(arrivals, stretch(0, 30))).toEqual({ gifts: 3, giftCents: 30, donors: ["a"] });
});

test("pieces side by side are one, so that a gift over both is one gift", () => {
  expect(joined([stretch(50, 80), stretch(0, 50), stretch(80, 90, "program:a")])).toEqual([
    stretch(0, 80),
    stretch(80, 90, "program:a"),
  ]);
});

test("gifts of too few people are told with the rest: neither their number nor their sum", () => {
  const people = Array.from({ length: smallestGroup }, (_, place) => `giver ${place}`);
  const few = { gifts: 50, giftCents: asCents(300), donors: people.slice(1) };
  const none = { gifts: null, giftCents: 0, restCents: 1000 };
  expect(shownPayers([few], asCents(1000))).toEqual(none);
  expect(shownPayers([few, few], asCents(1000))).toEqual(none);
  expect(shownPayers([], asCents(1000))).toEqual(none);
  expect(
    shownPayers([few, { gifts: 12, giftCents: asCents(50), donors: people.slice(0, 1) }], asCents(1000)),
  ).toEqual({
    gifts: 62,
    giftCents: 350,
    restCents: 650,
  });
});

test("counting by days finds the gifts that counting one by one finds", () => {
  const anyDays = fc.array(fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 5 }), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(anyDays, fc.nat(200), fc.nat(200), (days, one, other) => {
      const piece = stretch(Math.min(one, other), Math.max(one, other));
      const all = days.map((gifts, place) => ({
        day: `2026-01-0${place + 1}`,
        gifts: gifts.map((cents) => gift(cents)),
      }));
      const sum = (gifts: readonly { cents: number }[]) =>
        gifts.reduce((total, { cents }) => total + cents, 0);
      const { whole, parts } = daysOf(
        piece,
        all.map(({ day, gifts }) => ({ day, cents: asCents(sum(gifts)) })),
      );
      const giftsOf = (wanted: string) => all.find(({ day }) => day === wanted)?.gifts ?? [];
      const byDay = [
        ...whole.map((day) => ({ gifts: giftsOf(day).length, giftCents: sum(giftsOf(day)) })),
        ...parts.map((part) => payersWithin(giftsOf(part.day), part)),
      ];
      const { gifts, giftCents } = payersWithin(
        all.flatMap((each) => each.gifts),
        piece,
      );
      expect({
        gifts: byDay.reduce((total, each) => total + each.gifts, 0),
        giftCents: byDay.reduce((total, each) => total + each.giftCents, 0),
      }).toEqual({ gifts, giftCents });
    }),
  );
});
