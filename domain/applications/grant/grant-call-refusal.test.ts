import { expect, test } from "vitest";
import { grantCallRefusal } from "./grant-call-refusal.ts";

const call = { opensOn: "2026-11-01", closesOn: "2026-11-30" };

test("a call takes applications on its first day, on its last day and in between", () => {
  for (const day of ["2026-11-01", "2026-11-15", "2026-11-30"])
    expect(grantCallRefusal(call, day)).toBeNull();
});

test("before its first day a call is not open yet, after its last it is closed", () => {
  expect(grantCallRefusal(call, "2026-10-31")).toBe("call_not_open_yet");
  expect(grantCallRefusal(call, "2026-12-01")).toBe("call_closed");
});
