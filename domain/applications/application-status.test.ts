import { expect, test } from "vitest";
import { nextStatuses } from "./review/application-moves.ts";
import { applicationStatuses, statusesOf, undecidedStatuses } from "./application-status.ts";

test("everyone waits until they are approved or declined", () => {
  const decided = applicationStatuses.filter((status) => !undecidedStatuses.some((each) => each === status));
  expect(decided).toEqual(["APPROVED", "DECLINED"]);
  for (const status of undecidedStatuses) expect(nextStatuses(status)).toContain("DECLINED");
});

test("a filter is one status, everybody who waits, or nothing at all", () => {
  expect(statusesOf("DECLINED")).toEqual(["DECLINED"]);
  expect(statusesOf("WAITING")).toEqual(["NEW", "SCREENING", "INTERVIEW"]);
  expect(statusesOf(null)).toEqual(applicationStatuses);
});
