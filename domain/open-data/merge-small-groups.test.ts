import * as fc from "fast-check";
import { expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import { sumOf } from "#domain/money/sums.ts";
import type { MonthGroup, PublishedGroup } from "./group.ts";
import { mergeSmallGroups } from "./merge-small-groups.ts";
import { minPeople } from "./people.ts";

const today = "2026-11-16";
const subject = { campaign: null, program: null, project: null, fund: null, nature: null };
const group = (changes: Partial<MonthGroup>): MonthGroup => ({
  ...subject,
  account: "gifts-restricted",
  heading: "individuals",
  month: "2025-03",
  cents: asCents(-1000),
  lines: 1,
  people: [1],
  raised: true,
  ofStaff: false,
  ...changes,
});
const crowd = (from: number, count = minPeople) => Array.from({ length: count }, (_, index) => from + index);
const told = (groups: readonly PublishedGroup[]) =>
  groups.map(({ level, period, account, campaign, cents }) => [level, period, account, campaign, cents]);

test("a month with enough people is told by its purpose", () => {
  const large = group({ campaign: "winter", people: null, lines: 12 });
  expect(told(mergeSmallGroups([large], today))).toEqual([
    ["month", "2025-03", "gifts-restricted", "winter", -1000],
  ]);
});

test("small months of one purpose are told by the year, once enough different people are in them", () => {
  const parts = [group({ people: crowd(0, 6) }), group({ month: "2025-07", people: crowd(4, 6) })];
  expect(told(mergeSmallGroups(parts, today))).toEqual([["year", "2025", "gifts-restricted", null, -2000]]);
});

test("somebody who gives every month is one person", () => {
  const months = crowd(1, 9).map((month) => group({ month: `2025-0${month}`, campaign: "winter" }));
  expect(told(mergeSmallGroups(months, today))).toEqual([["heading", "2025", null, null, -9000]]);
});

test("what is too small takes the smallest sum beside it along, so that nobody finds it by subtracting", () => {
  const groups = [
    group({ campaign: "winter", people: null, lines: 40 }),
    group({ campaign: "spring", people: null, lines: 20 }),
    group({ campaign: "summer", people: [1, 2] }),
  ];
  expect(told(mergeSmallGroups(groups, today))).toEqual([
    ["account", "2025", "gifts-restricted", null, -2000],
    ["month", "2025-03", "gifts-restricted", "winter", -1000],
  ]);
});

test("a month that is not over has no row of its own", () => {
  const running = group({ month: "2026-11", campaign: "winter", people: null, lines: 50 });
  expect(told(mergeSmallGroups([running], today))).toEqual([
    ["account", "2026", "gifts-restricted", null, -1000],
  ]);
});

test("wages are told by the year, and not at all by themselves in a year that is not over", () => {
  const wages = { account: "expenses-program", heading: "objectives", project: "hub", nature: "personnel" };
  const staff = [
    group({ ...wages, month: "2025-01", ofStaff: true }),
    group({ ...wages, month: "2025-02", ofStaff: true }),
    group({ ...wages, month: "2026-01", ofStaff: true }),
  ];
  expect(told(mergeSmallGroups(staff, today))).toEqual([
    ["heading", "2026", null, null, -1000],
    ["year", "2025", "expenses-program", null, -2000],
  ]);
});

const anyGroup = fc
  .record({
    account: fc.constantFrom("gifts-restricted", "gifts-unrestricted", "legacies", "provider-stripe"),
    campaign: fc.constantFrom(null, "winter", "spring"),
    month: fc.constantFrom("2024-12", "2025-01", "2025-02", "2025-03", "2026-10", "2026-11"),
    people: fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 14 }),
  })
  .map(({ people, account, ...rest }) => ({
    ...group({ ...rest, account, heading: account === "provider-stripe" ? "receivables" : "individuals" }),
    lines: people.length,
    people: people.length < minPeople ? people : null,
    // Known to the test only.
    everybody: people,
  }));

test("over random books each line is in one sum, and no sum below the annual accounts has too few people", () => {
  const groups = fc.uniqueArray(anyGroup, {
    selector: ({ month, account, campaign }) => `${month} ${account} ${campaign}`,
    maxLength: 40,
  });
  fc.assert(
    fc.property(groups, (some) => {
      // Powers of two, so that a sum identifies its parts.
      const given = some.map((one, place) => ({ ...one, cents: asCents(2 ** place) }));
      const published = mergeSmallGroups(given, today);
      const all = sumOf(given.map(({ cents }) => cents));
      expect(sumOf(published.map(({ cents }) => cents))).toBe(all);
      for (const { level, heading, period, cents } of published) {
        const inIt = given.filter((_, place) => Math.floor(cents / 2 ** place) % 2 === 1);
        expect(inIt.every((one) => one.heading === heading && one.month.startsWith(period))).toBe(true);
        const ofYear = given.filter((one) => one.heading === heading && one.month.startsWith(period));
        // Smaller only if it is the whole heading, which the annual accounts publish.
        const isWhole = level === "heading" && inIt.length === ofYear.length;
        const people = new Set(inIt.flatMap(({ everybody }) => everybody));
        expect(isWhole || people.size >= minPeople).toBe(true);
      }
    }),
  );
});
