import fc from "fast-check";
import { expect, test } from "vitest";
import { applicationStatuses, undecidedStatuses } from "../application-status.ts";
import { nextStatuses, refusalOfMove } from "./application-moves.ts";

test("an application goes from new through screening and a talk to a decision", () => {
  expect(refusalOfMove("NEW", "SCREENING", "")).toBeNull();
  expect(refusalOfMove("SCREENING", "INTERVIEW", "")).toBeNull();
  expect(refusalOfMove("INTERVIEW", "APPROVED", "")).toBeNull();
  expect(refusalOfMove("NEW", "APPROVED", "")).toBe("move_not_allowed");
});

test("anybody who waits can be declined, with a reason and never without one", () => {
  for (const from of undecidedStatuses) {
    expect(refusalOfMove(from, "DECLINED", " \n")).toBe("reason_required");
    expect(refusalOfMove(from, "DECLINED", "No place this year.")).toBeNull();
  }
});

test("a declined application can be opened again, an approved one cannot", () => {
  expect(nextStatuses("DECLINED")).toEqual(["SCREENING"]);
  expect(nextStatuses("APPROVED")).toEqual([]);
});

test("whatever way an application takes, approval comes after screening and a talk", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...applicationStatuses), { maxLength: 20 }), (choices) => {
      const way = ["NEW" as (typeof applicationStatuses)[number]];
      for (const to of choices) if (refusalOfMove(way.at(-1) ?? "NEW", to, "why") === null) way.push(to);
      const approved = way.indexOf("APPROVED");
      if (approved === -1) return;
      expect(way.slice(approved - 2, approved + 1)).toEqual(["SCREENING", "INTERVIEW", "APPROVED"]);
      expect(approved).toBe(way.length - 1);
    }),
  );
});
