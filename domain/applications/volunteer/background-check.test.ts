import { expect, test } from "vitest";
import { backgroundChecks, mayStartWork, moveBackgroundCheck } from "./background-check.ts";

test("a check is asked for before it is seen or refused", () => {
  expect(moveBackgroundCheck("NOT_REQUIRED", "REQUESTED")).toEqual({
    ok: true,
    backgroundCheck: "REQUESTED",
  });
  expect(moveBackgroundCheck("REQUESTED", "SEEN_OK").ok).toBe(true);
  expect(moveBackgroundCheck("REQUESTED", "REFUSED").ok).toBe(true);
  expect(moveBackgroundCheck("NOT_REQUIRED", "SEEN_OK")).toEqual({ ok: false, reason: "move_not_allowed" });
});

test("a check that has run out or was refused is asked for again, not declared good", () => {
  expect(moveBackgroundCheck("SEEN_OK", "EXPIRED").ok).toBe(true);
  expect(moveBackgroundCheck("EXPIRED", "SEEN_OK").ok).toBe(false);
  expect(moveBackgroundCheck("REFUSED", "SEEN_OK").ok).toBe(false);
  expect(moveBackgroundCheck("EXPIRED", "REQUESTED").ok).toBe(true);
});

test("a role with children or the elderly starts only with a check seen", () => {
  expect(backgroundChecks.filter((check) => mayStartWork(true, check))).toEqual(["SEEN_OK"]);
  expect(backgroundChecks.filter((check) => mayStartWork(false, check))).toEqual(["NOT_REQUIRED", "SEEN_OK"]);
});
