import { expect, test } from "vitest";
import type { BackgroundCheck } from "../volunteer/background-check.ts";
import type { ApplicationChanges, LockedApplication, WithLockedApplication } from "./locked-application.ts";
import { recordCheck, type AskedCheck } from "./record-check.ts";

const by = { actor: { userId: "u1", role: "STAFF" }, requestId: "r1" };

function record(state: BackgroundCheck | null, asked: Partial<AskedCheck>, kept: unknown[] = []) {
  const application: LockedApplication = {
    kind: "volunteer",
    id: "v1",
    version: 4,
    status: "INTERVIEW",
    language: "nl",
    name: "Lotte",
    email: "lotte@example.org",
    aboutId: "education-tutor",
    assigneeId: null,
    decidedAt: null,
    stoppedOn: null,
    backgroundCheck: state,
    scores: 0,
    requestedCents: null,
  };
  const changes: ApplicationChanges = {
    application,
    moveFrom: () => Promise.resolve(null),
    move: () => Promise.resolve(),
    assign: () => Promise.resolve(),
    setStopped: () => Promise.resolve(),
    addScore: () => Promise.resolve("added"),
    setCheck: (to, facts) => {
      kept.push({ to, ...facts });
      return Promise.resolve();
    },
  };
  const withLockedApplication: WithLockedApplication = (_key, _by, work) => work(changes);
  const whole = { version: 4, to: "REQUESTED" as const, issuedOn: null, renewBy: null, ...asked };
  return recordCheck({ withLockedApplication, today: () => "2026-03-11" })(
    { kind: "volunteer", id: "v1" },
    whole,
    by,
  );
}

test("a certificate that was seen is kept by its days alone", async () => {
  const kept: unknown[] = [];
  const asked = { to: "SEEN_OK", issuedOn: "2026-03-01", renewBy: "2029-03-01" } as const;
  expect(await record("REQUESTED", asked, kept)).toEqual({ ok: true });
  expect(kept).toEqual([
    { to: "SEEN_OK", issuedOn: "2026-03-01", renewBy: "2029-03-01", today: "2026-03-11" },
  ]);
});

test("one that was seen says until when it holds, and was not issued tomorrow", async () => {
  expect(await record("REQUESTED", { to: "SEEN_OK" })).toMatchObject({ reason: "renew_by_required" });
  const over = { to: "SEEN_OK", renewBy: "2026-03-11" } as const;
  expect(await record("REQUESTED", over)).toMatchObject({ reason: "renew_by_required" });
  const tomorrow = { to: "SEEN_OK", issuedOn: "2026-03-12", renewBy: "2029-03-12" } as const;
  expect(await record("REQUESTED", tomorrow)).toMatchObject({ reason: "issued_later" });
});

test("it follows its own steps, knows of others' changes, and belongs to volunteers only", async () => {
  expect(await record("NOT_REQUIRED", { to: "REFUSED" })).toMatchObject({ reason: "check_move_not_allowed" });
  expect(await record("NOT_REQUIRED", { version: 2 })).toMatchObject({ reason: "changed_meanwhile" });
  expect(await record("REQUESTED", { version: 3 })).toEqual({ ok: true });
  expect(await record(null, {})).toMatchObject({ reason: "not_found" });
});
