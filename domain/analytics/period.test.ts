import { expect, test } from "vitest";
import { nameOf, periodOf } from "./period.ts";

const today = "2026-11-15";

test("without a request it is the last thirty days, and a year is twelve calendar months", () => {
  expect(periodOf({}, today)).toEqual({ from: "2026-10-17", to: today });
  expect(periodOf({ name: "12m" }, today)).toEqual({ from: "2025-12-01", to: today });
});

test("from and to count for more than a name, whichever way round they stand", () => {
  const asked = { name: "12m", from: "2026-03-31", to: "2026-03-01" } as const;
  expect(periodOf(asked, today)).toEqual({ from: "2026-03-01", to: "2026-03-31" });
});

test("what has not come yet is left out, and so is a day that does not exist", () => {
  expect(periodOf({ from: "2026-11-01", to: "2027-01-01" }, today)).toEqual({
    from: "2026-11-01",
    to: today,
  });
  expect(periodOf({ from: "2027-01-01", to: "2027-02-01" }, today)).toEqual({ from: today, to: today });
  expect(periodOf({ from: "2026-02-30", to: "2026-03-01" }, today)).toEqual(periodOf({}, today));
  expect(periodOf({ from: "2026-02-01" }, today)).toEqual(periodOf({}, today));
});

test("nobody asks for more than ten years at once", () => {
  expect(periodOf({ from: "1900-01-01", to: today }, today)).toEqual({ from: "2016-11-15", to: today });
});

test("dates that are the last thirty days are called so", () => {
  expect(nameOf({ from: "2026-10-17", to: today }, today)).toBe("30d");
  expect(nameOf({ from: "2026-10-18", to: today }, today)).toBeNull();
});
