import { expect, test } from "vitest";
import { isDecided, medianOf, shortOf } from "./lighthouse-scores.ts";

const whole = { accessibility: 100, "best-practices": 100, seo: 100 };

test("a page is as good as the middle one of three runs", () => {
  const tries = [{ performance: 90, ...whole }, { performance: 99 }, { performance: 98 }];
  expect(medianOf(tries)).toEqual({ performance: 98, ...whole });
  expect(shortOf(medianOf(tries))).toEqual([]);
});

test("a page that is slow in two runs is slow, whatever a third would say", () => {
  const tries = [{ performance: 97, ...whole }, { performance: 94 }];
  expect(isDecided(tries)).toBe(true);
  expect(shortOf(medianOf(tries))).toEqual(["performance below 98"]);
});

test("two runs that disagree call for a third", () => {
  expect(isDecided([{ performance: 98 }])).toBe(false);
  expect(isDecided([{ performance: 98 }, { performance: 97 }])).toBe(false);
  expect(isDecided([{ performance: 98 }, { performance: 97 }, { performance: 98 }])).toBe(true);
});

test("what can be counted must be whole, and what was not looked at is not good", () => {
  expect(shortOf({ performance: 100, accessibility: 99, "best-practices": 100 })).toEqual([
    "accessibility below 100",
    "seo below 100",
  ]);
});
