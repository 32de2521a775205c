import * as fc from "fast-check";
import { expect, test } from "vitest";
import { applicationStatuses, moveApplication, nextStatuses } from "./application-status.ts";

test("an application goes from new by screening and interview to approved", () => {
  expect(moveApplication("NEW", "SCREENING")).toEqual({ ok: true, status: "SCREENING" });
  expect(moveApplication("SCREENING", "INTERVIEW")).toEqual({ ok: true, status: "INTERVIEW" });
  expect(moveApplication("INTERVIEW", "APPROVED")).toEqual({ ok: true, status: "APPROVED" });
});

test("nobody is approved without an interview", () => {
  for (const from of ["NEW", "SCREENING", "DECLINED"] as const)
    expect(moveApplication(from, "APPROVED")).toEqual({ ok: false, reason: "move_not_allowed" });
});

test("declining needs a reason, at any step before the end", () => {
  for (const from of ["NEW", "SCREENING", "INTERVIEW"] as const) {
    expect(moveApplication(from, "DECLINED", "  ")).toEqual({ ok: false, reason: "reason_required" });
    expect(moveApplication(from, "DECLINED", "No places left")).toEqual({ ok: true, status: "DECLINED" });
  }
});

test("an approved application stays approved and a declined one can be looked at again", () => {
  expect(nextStatuses("APPROVED")).toEqual([]);
  expect(moveApplication("APPROVED", "DECLINED", "Changed our mind").ok).toBe(false);
  expect(moveApplication("DECLINED", "SCREENING")).toEqual({ ok: true, status: "SCREENING" });
});

test("whatever is tried, an approval has an interview right before it", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...applicationStatuses)), (tries) => {
      const path = tries.reduce(
        (been, to) => {
          const move = moveApplication(been.at(-1)!, to, "a reason");
          return move.ok ? [...been, move.status] : been;
        },
        [applicationStatuses[0]] as (typeof applicationStatuses)[number][],
      );
      const approvedAt = path.indexOf("APPROVED");
      expect(approvedAt < 0 || path[approvedAt - 1] === "INTERVIEW").toBe(true);
      expect(approvedAt < 0 || approvedAt === path.length - 1).toBe(true);
    }),
  );
});
