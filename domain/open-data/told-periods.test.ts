import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import { sumOf } from "#domain/money/sums.ts";
import type { MonthGroup, PublishedGroup } from "./group.ts";
import { mergeSmallGroups } from "./merge-small-groups.ts";
import { minPeople } from "./people.ts";
import { isWithin, toldPeriods, type Period } from "./told-periods.ts";

const today = "2026-03-16";
const months = [
  "2024-01",
  "2024-05",
  "2024-12",
  "2025-02",
  "2025-03",
  "2025-11",
  "2026-01",
  "2026-02",
  "2026-03",
];
/** Amounts chosen so that a sum identifies its groups. */
const anyGroups = fc
  .uniqueArray(
    fc.record({
      month: fc.constantFrom(...months),
      campaign: fc.constantFrom(null, "winter", "spring"),
      account: fc.constantFrom("gifts-restricted", "gifts-unrestricted", "fee-cover"),
      people: fc.option(fc.uniqueArray(fc.nat(30), { minLength: 1, maxLength: 9 }), { nil: null, freq: 3 }),
    }),
    { selector: ({ month, campaign, account }) => `${month} ${campaign} ${account}`, maxLength: 24 },
  )
  .map((all) =>
    all.map((each, place): MonthGroup => ({
      ...each,
      heading: "individuals",
      program: null,
      project: null,
      fund: null,
      nature: null,
      cents: asCents(2 ** place),
      lines: each.people?.length ?? 20,
      raised: each.account !== "fee-cover",
      ofStaff: false,
    })),
  );

const countOf = (groups: readonly MonthGroup[]): number => {
  if (groups.some(({ people }) => people === null)) return minPeople;
  return new Set(groups.flatMap(({ people }) => people ?? [])).size;
};
const within = (groups: readonly MonthGroup[], period: Period, campaign?: string) =>
  groups.filter(
    (group) =>
      group.raised &&
      isWithin(period, group.month.slice(0, period.from.length)) &&
      (campaign === undefined || group.campaign === campaign),
  );
/** Powers of two: the bits of a sum are its groups. */
const partsOf = ({ cents }: PublishedGroup, groups: readonly MonthGroup[]) =>
  groups.filter(({ cents: own }) => Math.floor(cents / own) % 2 === 1);

describe("over random gifts", () => {
  test("each month and year is told once, and in no sum of too few people that could be told with another", () => {
    fc.assert(
      fc.property(anyGroups, (groups) => {
        const told = toldPeriods(groups, today);
        const raised = groups.filter((group) => group.raised);
        for (const { month, campaign } of raised) {
          expect(told.months.filter((period) => isWithin(period, month))).toHaveLength(1);
          const own = told.campaigns.get(campaign ?? "") ?? [];
          expect(own.filter((period) => isWithin(period, month.slice(0, 4)))).toHaveLength(campaign ? 1 : 0);
        }
        for (const period of told.months) {
          const isAlone =
            told.months.filter(({ from }) => from.slice(0, 4) === period.from.slice(0, 4)).length === 1;
          const isNow = period.through === today.slice(0, 7);
          expect(isAlone || isNow || countOf(within(groups, period)) >= minPeople).toBe(true);
        }
        for (const [campaign, periods] of told.campaigns)
          for (const period of periods)
            expect(periods.length === 1 || countOf(within(groups, period, campaign)) >= minPeople).toBe(true);
      }),
    );
  });

  test("no total that the site tells, less the sums within it, is of too few people", () => {
    fc.assert(
      fc.property(anyGroups, (groups) => {
        const sums = mergeSmallGroups(groups, today);
        expect(sumOf(sums.map(({ cents }) => cents))).toBe(sumOf(groups.map(({ cents }) => cents)));
        const told = toldPeriods(groups, today);
        const years = [...new Set(groups.map(({ month }) => month.slice(0, 4)))];
        const totals = [
          ...told.months.map((period) => within(groups, period)),
          ...years.map((year) => within(groups, { from: year, through: year })),
          ...[...told.campaigns].flatMap(([campaign, periods]) => [
            ...periods.map((period) => within(groups, period, campaign)),
            within(groups, { from: "0000", through: "9999" }, campaign),
          ]),
        ];
        for (const total of totals) {
          const parts = sums
            // A heading does not say whether all of it was raised.
            .filter(({ level }) => level !== "heading")
            .map((sum) => partsOf(sum, groups))
            .filter((own) => own.length > 0 && own.every((group) => total.includes(group)));
          const rest = total.filter((group) => !parts.flat().includes(group));
          const isAll = parts.length === 0;
          expect(isAll || rest.length === 0 || countOf(rest) >= minPeople).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});

test("a small month waits for the next, the last of a year goes with the one before", () => {
  const month = (name: string, people: number): MonthGroup => ({
    month: name,
    campaign: null,
    account: "gifts-unrestricted",
    heading: "individuals",
    program: null,
    project: null,
    fund: null,
    nature: null,
    cents: asCents(100),
    lines: people,
    people: people < minPeople ? Array.from({ length: people }, (_, place) => place) : null,
    raised: true,
    ofStaff: false,
  });
  const given = [
    month("2025-01", 3),
    month("2025-02", 12),
    month("2025-12", 2),
    month("2026-01", 4),
    month("2026-03", 1),
  ];
  expect(toldPeriods(given, today).months).toEqual([
    { from: "2025-01", through: "2025-12" },
    { from: "2026-01", through: "2026-03" },
  ]);
});
