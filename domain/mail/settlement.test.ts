import * as fc from "fast-check";
import { expect, test } from "vitest";
import { deadBeforeTrying, maxAttempts, retryDelaysMs, settlementFor } from "./deliver-mail.ts";

const now = new Date("2026-11-14T09:00:00Z");
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test("what the mail server has taken is sent, what it refuses for good needs a person", () => {
  expect(settlementFor({ kind: "accepted" }, { attempts: 3 }, now)).toEqual({ state: "SENT", at: now });
  expect(settlementFor({ kind: "refused", reason: "recipient_refused 550" }, { attempts: 1 }, now)).toEqual({
    state: "DEAD",
    error: "recipient_refused 550",
  });
});

test("a mail that may go later waits longer each time, for days, and then needs a person", () => {
  const waits = Array.from({ length: maxAttempts }, (_, before) => {
    const settlement = settlementFor(
      { kind: "deferred", reason: "recipient_deferred 450" },
      { attempts: before + 1 },
      now,
    );
    return settlement.state === "QUEUED"
      ? (settlement.nextAttemptAt.getTime() - now.getTime()) / 60_000
      : settlement;
  });
  expect(waits).toEqual([
    1,
    5,
    15,
    60,
    180,
    720,
    1440,
    1440,
    { state: "DEAD", error: "recipient_deferred 450" },
  ]);
});

test("a mail server that cannot be reached costs no attempt, however long it is away", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: maxAttempts }), (attempts) => {
      expect(settlementFor({ kind: "unavailable", reason: "server_unreachable" }, { attempts }, now)).toEqual(
        {
          state: "QUEUED",
          attempts: attempts - 1,
          nextAttemptAt: minutesLater(1),
          error: "server_unreachable",
        },
      );
    }),
  );
});

test("a link that has expired is not sent any more", () => {
  expect(deadBeforeTrying({ attempts: 1, expiresAt: minutesLater(1) }, now)).toBeNull();
  expect(deadBeforeTrying({ attempts: 1, expiresAt: now }, now)).toEqual({ state: "DEAD", error: "expired" });
});

test("a mail that ends the program each time it is tried is given up", () => {
  expect(deadBeforeTrying({ attempts: retryDelaysMs.length + 1, expiresAt: null }, now)).toBeNull();
  expect(deadBeforeTrying({ attempts: retryDelaysMs.length + 2, expiresAt: null }, now)).toEqual({
    state: "DEAD",
    error: "never_finished",
  });
});
