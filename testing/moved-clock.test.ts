import { afterEach, expect, test } from "vitest";
import { movedClock } from "./moved-clock.ts";

afterEach(() => movedClock.end());

test("a clock that nobody moves shows this machine's time, and nobody waits by it", async () => {
  const machine = Date;
  movedClock.pass(60_000);
  expect(Date).toBe(machine);
  await movedClock.until(120_000);
});

test("while it is moved it is ahead, and lets go whoever waited for that time", async () => {
  const before = Date.now();
  movedClock.begin();
  const waited = movedClock.until(60_000);
  movedClock.pass(60_000);
  await waited;
  expect(Date.now()).toBeGreaterThanOrEqual(before + 60_000);
  expect(new Date().getTime()).toBeGreaterThanOrEqual(before + 60_000);
  expect(new Date(0).getTime()).toBe(0);
});

test("once it has ended, nobody waits: not those who did, nor those who come later", async () => {
  const machine = Date;
  movedClock.begin();
  const waited = movedClock.until(60_000);
  movedClock.end();
  await waited;
  await movedClock.until(60_000);
  expect(Date).toBe(machine);
});
