import { expect, test } from "vitest";
import { addDays } from "#domain/calendar/day.ts";
import { asCents } from "#domain/money/cents.ts";
import { holdsOn, publicPromise } from "./public.ts";
import { promises } from "./sample.ts";
import { promise } from "./schema.ts";

const today = "2026-11-16";
const [meals] = promises(today);
if (!meals) throw new Error("The sample promises nothing");

test("how many is divided out of what one costs, in three languages", () => {
  expect(promises(today).map((each) => [each.amountCents, publicPromise(each, "en").text])).toEqual([
    [2500, "feeds 5 children for a week"],
    [5000, "gives medical supplies for 10 families"],
    [10_000, "gives school materials for 20 students"],
  ]);
  expect(publicPromise({ ...meals, unitCostCents: asCents(250) }, "nl").shortText).toBe(
    "eten voor 10 kinderen",
  );
  expect(publicPromise(meals, "ar").text).toContain("5");
});

test("it is made only after the period of its costs, and until its last day", () => {
  expect([meals.validUntil, addDays(meals.validUntil, 1)].map((day) => holdsOn(meals, day))).toEqual([
    true,
    false,
  ]);
  expect(holdsOn(meals, addDays(meals.costTo, -1))).toBe(false);
});

test("an amount that is no whole number of them, or a text that says how many by itself, is refused", () => {
  const reasons = (changes: object) =>
    promise.safeParse({ ...meals, ...changes }).error?.issues.map(({ message }) => message);
  expect(reasons({ unitCostCents: 300 })).toEqual(["not_whole_units"]);
  expect(reasons({ text: { ...meals.text, nl: "geeft 5 kinderen te eten" } })).toEqual(["count_missing"]);
});
