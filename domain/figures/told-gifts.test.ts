import { expect, test } from "vitest";
import { campaignDays, monthEnds, nearestDays, periodsOf } from "./told-gifts.ts";

const told = {
  months: [
    { from: "2025-11", through: "2025-12" },
    { from: "2026-01", through: "2026-02" },
    { from: "2026-03", through: "2026-03" },
  ],
  campaigns: new Map([["winter", [{ from: "2023", through: "2024" }]]]),
};

test("donations are published as of the end of a published month, and of any year", () => {
  const around = monthEnds(told);
  expect(around("2026-02-27")).toEqual(["2025-12-31", "2026-02-28"]);
  expect(around("2026-02-28")).toEqual(["2026-02-28", "2026-02-28"]);
  expect(around("2026-03-30")).toEqual(["2026-02-28", "2026-03-31"]);
  expect(around("2026-07-01")).toEqual(["2026-03-31", "2026-12-31"]);
  expect(around("2024-12-31")).toEqual(["2024-12-31", "2024-12-31"]);
  expect(around("2024-12-30")).toEqual(["2023-12-31", "2024-12-31"]);
});

test("a campaign is published as of days outside of its merged years and of this year", () => {
  const around = campaignDays([{ from: "2023", through: "2024" }], "2026-04-10");
  expect(around("2022-12-31")).toEqual(["2022-12-31", "2022-12-31"]);
  expect(around("2023-12-31")).toEqual(["2022-12-31", "2024-12-31"]);
  expect(around("2024-12-31")).toEqual(["2024-12-31", "2024-12-31"]);
  expect(around("2025-12-31")).toEqual(["2024-12-31", "2026-12-31"]);
  expect(campaignDays([], "2026-04-10")("2026-04-09")).toEqual(["2025-12-31", "2026-12-31"]);
});

test("a day that is not published names the published days around it, at most today", () => {
  const nearest = (on: string, known: string | null) =>
    nearestDays({ on, known }, "2026-04-10", monthEnds(told));
  expect(nearest("2026-03-31", null)).toEqual([]);
  expect(nearest("2026-04-10", "2026-02-28")).toEqual([]);
  expect(nearest("2026-04-09", null)).toEqual([
    { on: "2026-03-31", known: null },
    { on: "2026-04-10", known: null },
  ]);
  expect(nearest("2025-12-31", "2026-03-15")).toEqual([
    { on: "2025-12-31", known: "2026-02-28" },
    { on: "2025-12-31", known: "2026-03-31" },
  ]);
});

test("years of a campaign that no file has told yet are one", () => {
  expect(periodsOf("winter", [2023, 2024, 2025, 2026], told)).toEqual([
    { from: "2023", through: "2024" },
    { from: "2025", through: "2026" },
  ]);
  expect(periodsOf("spring", [2025, 2026], told)).toEqual([{ from: "2025", through: "2026" }]);
  expect(periodsOf("summer", [], told)).toEqual([]);
});
