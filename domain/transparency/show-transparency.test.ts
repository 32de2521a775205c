import { describe, expect, test } from "vitest";
import { asCents, noCents } from "#domain/money/cents.ts";
import { splitOf } from "#domain/site/describe-site.ts";
import type { LedgerLine } from "./ledger-line.ts";
import { ratingOf, reportingYear } from "./reporting-year.ts";
import { showTransparency } from "./show-transparency.ts";

const same = (text: string) => ({ en: text, nl: `${text} (nl)`, ar: `${text} (ar)` });
type Needs = Parameters<typeof showTransparency>[0];

const show = (changes: Partial<Needs> = {}) =>
  showTransparency({
    today: () => "2026-11-14",
    foundedYear: () => Promise.resolve(2014),
    reconciledUpTo: () => Promise.resolve("2026-11-13"),
    expenditure: () =>
      Promise.resolve({
        year: 2026,
        spent: {
          PROGRAM: asCents(2_136_000),
          ADMINISTRATION: asCents(168_000),
          FUNDRAISING: asCents(96_000),
        },
        isSample: false,
      }),
    split: splitOf,
    totalRaised: () => Promise.resolve(asCents(240_000_000)),
    totalSpent: () => Promise.resolve(asCents(233_000_000)),
    statistics: () =>
      Promise.resolve({
        totalBeneficiaries: { value: 25_946, source: same("Counted every quarter") },
        charityRating: { source: same("Our own score") },
      }),
    rating: () => Promise.resolve("AAA"),
    projects: () => Promise.resolve([riyadh, { ...riyadh, id: "planned", trackStatus: null }]),
    ...changes,
  });

const riyadh = {
  id: "riyadh",
  shortTitle: same("Riyadh Children's Nutrition"),
  budgetCents: asCents(8_000_000),
  spentCents: asCents(2_400_000),
  beneficiaries: 450,
  trackStatus: "STARTING" as const,
  startsOn: "2026-03-01",
};

describe("where the money goes", () => {
  test("is three categories whose total is computed, each with what was divided by what", async () => {
    const { expenditure, year } = await show()("en");
    expect(year).toBe(2026);
    expect(expenditure.totalCents).toBe(2_400_000);
    expect(expenditure.parts.map(({ category, percent, cents }) => [category, percent, cents])).toEqual([
      ["PROGRAM", 89, 2_136_000],
      ["ADMINISTRATION", 7, 168_000],
      ["FUNDRAISING", 4, 96_000],
    ]);
    expect(expenditure.parts[0]?.origin).toEqual({
      part: { name: "program_expenditure", value: 2_136_000, unit: "cents" },
      whole: { name: "total_expenditure", value: 2_400_000, unit: "cents" },
      period: { from: "2026-01-01", to: "2026-11-14" },
      source: "ledger",
      note: null,
      audited: false,
    });
  });

  test("since the beginning is what was raised less what is left", async () => {
    expect((await show()("en")).account).toEqual({
      since: 2014,
      raisedCents: 240_000_000,
      spentCents: 233_000_000,
      leftCents: 7_000_000,
    });
  });

  test("is nothing, and no efficiency is claimed, when nothing was spent", async () => {
    const spent = { PROGRAM: noCents, ADMINISTRATION: noCents, FUNDRAISING: noCents };
    const { expenditure, efficiency } = await show({
      expenditure: () => Promise.resolve({ year: 2026, spent, isSample: false }),
    })("en");
    expect(expenditure).toEqual({ totalCents: 0, parts: [] });
    expect(efficiency).toBeNull();
  });

  test("of a year that is over covers all of it", async () => {
    const { expenditure } = await show({ today: () => "2027-01-01" })("en");
    expect(expenditure.parts[0]?.origin.period).toEqual({ from: "2026-01-01", to: "2026-12-31" });
  });
});

test("the rating is shown with who gave it, in the reader's language", async () => {
  expect((await show()("nl")).rating).toMatchObject({
    value: "AAA",
    origin: { source: "foundation", note: "Our own score (nl)" },
  });
});

test("the rating is computed: one letter for each part of the rule that is met today", () => {
  const report = { year: 2025, publishedOn: "2026-06-30" };
  const late = { year: 2024, publishedOn: "2025-07-01" };
  expect(ratingOf(85, true, [report, { year: null, publishedOn: "2020-01-01" }])).toBe("AAA");
  expect(ratingOf(84, true, [report])).toBe("AA");
  expect(ratingOf(85, false, [report, late])).toBe("A");
  expect(ratingOf(84, false, [])).toBe("");
});

test("what was raised counts from the first day of the foundation", async () => {
  expect((await show()("en")).raised).toMatchObject({
    cents: 240_000_000,
    origin: { source: "ledger", period: { from: "2014-01-01", to: "2026-11-14" } },
  });
});

test("only projects whose progress was judged are followed, by their short names", async () => {
  const { projects } = await show()("en");
  expect(projects).toHaveLength(1);
  expect(projects[0]).toMatchObject({ title: "Riyadh Children's Nutrition", status: "STARTING" });
});

describe("the reporting year", () => {
  const cost = (year: number, cents: number): LedgerLine => ({
    year,
    account: "expenses-program",
    kind: "EXPENSE",
    category: "PROGRAM",
    group: null,
    line: "objectives",
    campaignId: null,
    programId: null,
    projectId: null,
    fund: null,
    nature: null,
    cents: asCents(cents),
  });

  test("is the latest in which something was spent, so the first of January does not empty the page", () => {
    expect(reportingYear([cost(2025, 5), cost(2026, 7)], "2027-01-01")).toMatchObject({
      year: 2026,
      spent: { PROGRAM: 7, ADMINISTRATION: 0, FUNDRAISING: 0 },
    });
  });

  test("is never one that has not begun, and there is none without spending", () => {
    expect(reportingYear([cost(2025, 5), cost(2028, 7)], "2026-06-01")?.year).toBe(2025);
    expect(reportingYear([], "2026-06-01")).toBeNull();
    expect(reportingYear([cost(2025, 5), cost(2025, -5)], "2026-06-01")).toBeNull();
  });
});
