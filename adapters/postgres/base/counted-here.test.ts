import { expect, test } from "vitest";
import { countedHere } from "./rate-limit.ts";

const generous = { most: 200, windowSeconds: 600 };

test("a strict limit is told of every time", () => {
  const here = countedHere();
  expect([here("a", { most: 5, windowSeconds: 60 }), here("a", { most: 5, windowSeconds: 60 })]).toEqual([
    1, 1,
  ]);
});

test("under a generous one a tenth stays here, and then all are told, each once", () => {
  const here = countedHere();
  const told = Array.from({ length: 25 }, () => here("a", generous));
  expect(told.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 0));
  expect(told.slice(20)).toEqual([21, 1, 1, 1, 1]);
});

test("each key is counted for itself, and anew when its window is over", () => {
  let now = 0;
  const here = countedHere(() => now);
  for (let time = 0; time < 20; time++) here("a", generous);
  expect(here("b", generous)).toBe(0);
  now = generous.windowSeconds * 1000;
  expect(here("a", generous)).toBe(0);
});

test("of more keys than it keeps, those who come often stay", () => {
  const here = countedHere();
  for (let key = 0; key < 120_000; key++) {
    here(String(key), generous);
    if (key % 10_000 === 0) here("often", generous);
  }
  expect(Array.from({ length: 9 }, () => here("often", generous)).at(-1)).toBe(21);
  expect(here("0", generous)).toBe(0);
});
