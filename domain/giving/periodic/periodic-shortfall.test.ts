import { expect, test } from "vitest";
import { fallenShort, isTimeToWarn, type RunningAgreement } from "./periodic-shortfall.ts";
import type { ReceivedGift } from "../settle/received-gift.ts";
import { asCents } from "#domain/money/cents.ts";

const agreement: RunningAgreement = {
  id: "a",
  transactionNumber: "PG-2026-00001",
  yearlyCents: asCents(30_000),
  firstYear: 2026,
  termYears: 5,
  activeFrom: "2026-01-01",
  endedOn: null,
  donor: { userId: "u", verifiedEmail: "u@example.org" },
  name: "Noor van den Berg",
  expectedCents: asCents(0),
};
const gifts = (...cents: number[]) =>
  cents.map(
    (giftCents, place) =>
      ({
        donationId: `g${place}`,
        receivedOn: "2026-05-01",
        giftCents,
        coverCents: asCents(0),
        returned: [],
      }) as unknown as ReceivedGift,
  );
const missing = (agreements: RunningAgreement[], ...cents: number[]) =>
  fallenShort(agreements, gifts(...cents), 2026).map(({ missingCents }) => missingCents);

test("in December, and only then, donors are told what is missing", () => {
  expect([isTimeToWarn("2026-11-30"), isTimeToWarn("2026-12-01"), isTimeToWarn("2027-01-01")]).toEqual([
    false,
    true,
    false,
  ]);
});

test("what is missing is the yearly sum less what counts under it", () => {
  expect(missing([agreement], 10_000, 12_000)).toEqual([8000]);
  expect(missing([agreement], 10_000, 25_000)).toEqual([]);
});

test("a monthly gift that will still be collected this year is not missing", () => {
  expect(missing([{ ...agreement, expectedCents: asCents(2500) }], 27_500)).toEqual([]);
  expect(missing([{ ...agreement, expectedCents: asCents(2500) }], 25_000)).toEqual([2500]);
});

test("of two agreements the first is filled first", () => {
  const both = [
    { ...agreement, expectedCents: asCents(2500) },
    { ...agreement, transactionNumber: "PG-2", id: "b", expectedCents: asCents(2500) },
  ];
  expect(missing(both, 28_000)).toEqual([29_500]);
});
