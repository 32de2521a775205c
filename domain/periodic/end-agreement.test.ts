import { expect, test } from "vitest";
import { refusalOfActivation, refusalOfEnd } from "./end-agreement.ts";

const active = {
  state: "ACTIVE",
  activeFrom: "2026-02-01",
  endedOn: null,
  endsEarlyOn: ["job_loss"],
} as const;
const end = (ground: "death" | "job_loss" | "disability", endedOn = "2026-06-30", current = {}) =>
  refusalOfEnd({ ...active, ...current }, { ground, endedOn }, "2026-11-15");

test("an agreement ends by a death, or on a ground that it names", () => {
  expect([end("death"), end("job_loss"), end("disability")]).toEqual([null, null, "ground_not_agreed"]);
});

test("it ends on a day that has come, and not before it began", () => {
  expect(end("death", "2026-11-15")).toBeNull();
  expect(end("death", "2026-11-16")).toBe("day_ahead");
  expect(end("death", "2026-02-01")).toBeNull();
  expect(end("death", "2026-01-31")).toBe("day_before_start");
});

test("only what is active can end; the same end again is the same", () => {
  for (const state of ["AWAITING_SIGNATURE", "WITHDRAWN"] as const)
    expect(end("death", "2026-06-30", { state, activeFrom: null })).toBe("not_active");
  const ended = { state: "ENDED", endedOn: "2026-06-30" };
  expect(end("death", "2026-06-30", ended)).toBe("already");
  expect(end("death", "2026-07-01", ended)).toBe("not_active");
});

test("a withdrawn agreement cannot be marked as signed", () => {
  expect(refusalOfActivation("WITHDRAWN")).toBe("agreement_withdrawn");
  expect(refusalOfActivation("AWAITING_SIGNATURE")).toBeNull();
});
