import { expect, test } from "vitest";
import type { CheckResult } from "./check.ts";
import { isNight, nightlyCheck } from "./checks.ts";

const result = (name: string, faults: number): CheckResult => ({ name, claim: name, faults, examples: [] });

test.each([
  ["2026-11-16T00:59:00Z", false],
  ["2026-11-16T01:00:00Z", true],
  ["2026-11-16T04:59:00Z", true],
  ["2026-11-16T05:00:00Z", false],
  ["2026-07-16T00:00:00Z", true],
  ["2026-07-16T04:00:00Z", false],
])("at %s it is night in the Netherlands: %s", (moment, night) => {
  expect(isNight(new Date(moment))).toBe(night);
});

test("staff are told what does not hold, and nothing when all does", async () => {
  const told: string[] = [];
  const check = (results: CheckResult[] | null) =>
    nightlyCheck({
      checkOnce: async () => results,
      tellStaff: async (night, faulty) => told.push(`${night} ${faulty.map(({ name }) => name).join()}`),
    })("2026-11-16");
  await check([result("sums", 0)]);
  expect(await check(null)).toBeNull();
  await check([result("sums", 0), result("receipts", 2)]);
  expect(told).toEqual(["2026-11-16 receipts"]);
});
