import { expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import type { ApplicationChanges, LockedApplication, WithLockedApplication } from "./locked-application.ts";
import { scoreApplication } from "./score-application.ts";

const by = { actor: { userId: "u1", role: "STAFF" }, requestId: "r1" };
const application: LockedApplication = {
  kind: "grant",
  id: "g1",
  version: 1,
  status: "SCREENING",
  language: "nl",
  name: "Omar",
  email: "omar@example.org",
  aboutId: "spring",
  assigneeId: null,
  decidedAt: null,
  stoppedOn: null,
  backgroundCheck: null,
  scores: 0,
  requestedCents: asCents(500_000),
};

function lockOf(own: Partial<LockedApplication> | null, given: unknown[] = []): WithLockedApplication {
  const changes: ApplicationChanges = {
    application: own && { ...application, ...own },
    moveFrom: () => Promise.resolve(null),
    move: () => Promise.resolve(),
    assign: () => Promise.resolve(),
    setStopped: () => Promise.resolve(),
    setCheck: () => Promise.resolve(),
    addScore: (score) => {
      if (given.length > 0) return Promise.resolve("already_scored");
      given.push(score);
      return Promise.resolve("added");
    },
  };
  return (_key, _by, work) => work(changes);
}
const score = (marks: number[], comment = "A strong plan.", withLockedApplication = lockOf({})) =>
  scoreApplication({ withLockedApplication, criteria: () => Promise.resolve(3) })(
    { kind: "grant", id: "g1" },
    { marks, comment },
    by,
  );

test("a reviewer marks every criterion from one to five and says why", async () => {
  const given: unknown[] = [];
  expect(await score([1, 3, 5], " Good. ", lockOf({}, given))).toEqual({ ok: true });
  expect(given).toEqual([{ marks: [1, 3, 5], comment: "Good." }]);
});

test.each([[[1, 2]], [[1, 2, 6]], [[0, 2, 3]], [[1.5, 2, 3]], [[1, 2, 3, 4]]])(
  "the marks %j are refused",
  async (marks) => {
    expect(await score(marks)).toEqual({ ok: false, reason: "marks_incomplete" });
  },
);

test("a score without words, after a decision, or for the second time is refused", async () => {
  expect(await score([1, 2, 3], " ")).toMatchObject({ reason: "comment_required" });
  expect(await score([1, 2, 3], "x", lockOf({ status: "APPROVED" }))).toMatchObject({
    reason: "already_decided",
  });
  expect(await score([1, 2, 3], "x", lockOf({}, ["earlier"]))).toMatchObject({ reason: "already_scored" });
  expect(await score([1, 2, 3], "x", lockOf({ kind: "partner" }))).toMatchObject({ reason: "not_found" });
  expect(await score([1, 2, 3], "x", lockOf(null))).toMatchObject({ reason: "not_found" });
});
