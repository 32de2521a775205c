import { expect, test } from "vitest";
import { filterDonations, readDonationFilter, yearsPaid } from "./donation-filter.ts";

const gift = (createdAt: string, campaignId: string | null = null) => ({ createdAt, campaignId });
const all = [
  gift("2026-03-01T12:00:00Z", "winter"),
  gift("2025-12-31T23:30:00Z"),
  gift("2025-12-31T22:30:00Z", "winter"),
];

test("a list is narrowed to a Dutch calendar year, to a campaign, or to what is for no campaign", () => {
  const filtered = (search: string) =>
    filterDonations(all, readDonationFilter(search)).map((one) => all.indexOf(one));
  expect(filtered("")).toEqual([0, 1, 2]);
  expect(filtered("?year=2026")).toEqual([0, 1]);
  expect(filtered("?year=2025")).toEqual([2]);
  expect(filtered("?campaign=winter")).toEqual([0, 2]);
  expect(filtered("?campaign=none")).toEqual([1]);
  expect(filtered("?year=2025&campaign=none")).toEqual([]);
});

test("an address that makes no sense narrows nothing", () => {
  for (const search of [
    "?year=",
    "?year=all",
    "?year=1e99",
    "?year=2026.5",
    "?campaign=",
    "?year=all&campaign=all",
  ])
    expect(readDonationFilter(search)).toEqual({ year: null, campaignId: null });
});

test("statements exist of the years in which money came in, the newest first", () => {
  expect(
    yearsPaid([
      { paidOn: "2024-02-01" },
      { paidOn: null },
      { paidOn: "2026-01-01" },
      { paidOn: "2024-12-31" },
    ]),
  ).toEqual([2026, 2024]);
});
