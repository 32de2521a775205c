import * as fc from "fast-check";
import { expect, test } from "vitest";
import { dutchDate, yearOf } from "./dutch-date.ts";
import { paymentReport } from "./fakes.ts";
import { dateAMonthLater, recurringGiftFrom } from "./recurring-gift.ts";
import { referenceFrom } from "./reference.ts";

const first = {
  id: "d1",
  amountCents: 2500,
  chargedCents: 2608,
  createdAt: new Date("2026-01-31T11:55:00Z"),
};

test("a monthly gift begins with its first payment and is next charged a month later", () => {
  expect(
    recurringGiftFrom(
      first,
      paymentReport("p1", { subscriptionId: "sub1" }),
      new Date("2026-01-31T12:00:00Z"),
    ),
  ).toEqual({
    id: "d1",
    status: "ACTIVE",
    failedAt: null,
    amountCents: 2500,
    chargedCents: 2608,
    provider: "sandbox",
    subscriptionId: "sub1",
    dayOfMonth: 31,
    nextChargeOn: "2026-02-28",
  });
});

test("begun by a debit it keeps the day the donor agreed on, however long the bank took to pay", () => {
  const report = paymentReport("p1", { method: "sepa_debit" });
  expect(recurringGiftFrom(first, report, new Date("2026-02-06T12:00:00Z"))).toMatchObject({
    dayOfMonth: 31,
    nextChargeOn: "2026-02-28",
  });
});

test("whose bank has taken the first debit back by then, it begins with a month that is owed", () => {
  const disputes = [{ id: "chb", cents: 2608, state: "lost", at: "2026-02-05T09:00:00Z" }] as const;
  const paidAt = new Date("2026-01-31T12:00:00Z");
  const owed = { status: "PAST_DUE", failedAt: first.createdAt };
  expect(
    recurringGiftFrom(first, paymentReport("p1", { disputes, method: "directdebit" }), paidAt),
  ).toMatchObject(owed);
  expect(recurringGiftFrom(first, paymentReport("p1", { disputes, method: "card" }), paidAt)).toMatchObject({
    status: "ACTIVE",
    failedAt: null,
  });
});

test.each([
  ["2026-01-31", 31, "2026-02-28"],
  ["2026-02-28", 31, "2026-03-31"],
  ["2028-01-30", 30, "2028-02-29"],
  ["2026-12-15", 15, "2027-01-15"],
])("after %s a gift of day %i is charged on %s", (date, day, next) => {
  expect(dateAMonthLater(date, day)).toBe(next);
});

test("twelve months later it is the same day of the year", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2024-03-01"), max: new Date("2040-01-01"), noInvalidDate: true }),
      (day) => {
        const date = day.toISOString().slice(0, 10);
        fc.pre(!date.endsWith("02-29"));
        const dayOfMonth = Number(date.slice(8));
        let later = date;
        for (let month = 0; month < 12; month++) later = dateAMonthLater(later, dayOfMonth);
        expect(later).toBe(`${yearOf(date) + 1}${date.slice(4)}`);
      },
    ),
  );
});

test("a day is a day in the Netherlands, in summer and in winter", () => {
  expect(dutchDate(new Date("2026-06-30T22:00:00Z"))).toBe("2026-07-01");
  expect(dutchDate(new Date("2026-12-31T22:59:59Z"))).toBe("2026-12-31");
  expect(dutchDate(new Date("2026-12-31T23:00:00Z"))).toBe("2027-01-01");
});

test("a reference is easy to read out and keeps all of its randomness", () => {
  expect(referenceFrom(new Uint8Array([0, 1, 2, 3, 4, 27, 28, 29, 30, 31]))).toBe("DON-01234-VWXYZ");
  expect(() => referenceFrom(new Uint8Array(3))).toThrow(RangeError);
});
