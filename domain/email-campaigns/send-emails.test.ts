import { expect, test } from "vitest";
import { retryDelaysMs, settlementFor } from "./send-emails.ts";

const now = new Date("2026-11-18T20:00:00Z");
const afterMs = (ms: number) => new Date(now.getTime() + ms);

test("an unreachable server costs no attempt and slows no domain", () => {
  expect(settlementFor({ kind: "unavailable", reason: "server_unreachable" }, 3, now, 0)).toEqual({
    state: "QUEUED",
    dueAt: afterMs(60_000),
    attempts: 2,
    reason: "server_unreachable",
    slowDomain: false,
  });
});

test("a deferred email waits longer each time, spread over half of the delay, and is given up in the end", () => {
  const deferred = { kind: "deferred", reason: "recipient_deferred 450 4.2.0" } as const;
  expect(settlementFor(deferred, 1, now, 0)).toMatchObject({ dueAt: afterMs(300_000), slowDomain: true });
  expect(settlementFor(deferred, 1, now, 1)).toMatchObject({ dueAt: afterMs(450_000) });
  expect(settlementFor(deferred, retryDelaysMs.length + 1, now, 0)).toEqual({
    state: "REFUSED",
    reason: deferred.reason,
    isUndeliverable: false,
  });
});

test.each([
  ["recipient_refused 550 5.1.1", true],
  ["recipient_refused 550 5.2.1", true],
  ["address_unusable", true],
  ["recipient_refused 550 5.1.10", true],
  ["recipient_refused 550 5.2.2", false],
  ["message_refused 550 5.7.26", false],
  ["recipient_refused 550", false],
])("%s: the address cannot be used any more: %s", (reason, isUndeliverable) => {
  expect(settlementFor({ kind: "refused", reason }, 1, now, 0)).toEqual({
    state: "REFUSED",
    reason,
    isUndeliverable,
  });
});
