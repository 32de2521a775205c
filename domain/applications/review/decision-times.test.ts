import { expect, test } from "vitest";
import { medianDecisionDays } from "./decision-times.ts";

const medianOf = (decided: number, days: number | null, asked: Date[] = []) =>
  medianDecisionDays({
    times: {
      median: (_kind, since) => {
        asked.push(since);
        return Promise.resolve({ decided, days });
      },
    },
    clock: () => new Date("2026-03-11T12:00:00Z"),
  })("volunteer");

test("the time to a decision is told in whole days, over the last twelve months", async () => {
  const asked: Date[] = [];
  expect(await medianOf(12, 5.2, asked)).toBe(6);
  expect(await medianOf(12, 0.1)).toBe(1);
  expect(asked).toEqual([new Date("2025-03-11T12:00:00Z")]);
});

test("of fewer than three decisions nothing is told", async () => {
  expect(await medianOf(2, 5)).toBeNull();
  expect(await medianOf(0, null)).toBeNull();
});
