import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repeat } from "./repeat.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
};

test("the work is done at once, and again when it asked for it", async () => {
  let rounds = 0;
  const waits = [1_000, 30_000];
  const repeated = repeat(() => Promise.resolve(waits[rounds++] ?? null));
  expect(rounds).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(rounds).toBe(2);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(rounds).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(rounds).toBe(3);
  await vi.advanceTimersByTimeAsync(1e9);
  expect(rounds).toBe(3);
  await repeated.stop();
});

test("work that can wait is begun later, or when asked", async () => {
  let rounds = 0;
  const begin = () => repeat(() => Promise.resolve(((rounds += 1), null)), 20_000);
  const waiting = begin();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(rounds).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(rounds).toBe(1);
  await waiting.stop();

  const asked = begin();
  asked.runNow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rounds).toBe(2);
  await asked.stop();

  await begin().stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rounds).toBe(2);
});

test("asking while the work is under way makes one more round, not two at once", async () => {
  const gates = [gate(), gate()];
  let rounds = 0;
  const repeated = repeat(async () => {
    await gates[rounds++]?.opened;
    return null;
  });
  repeated.runNow();
  repeated.runNow();
  expect(rounds).toBe(1);
  gates[0]?.open();
  await vi.waitFor(() => expect(rounds).toBe(2));
  gates[1]?.open();
  await repeated.stop();
  expect(rounds).toBe(2);
});

test("stopping waits for the round under way, and there is no other", async () => {
  const { opened, open } = gate();
  let finished = 0;
  const repeated = repeat(async () => {
    await opened;
    finished += 1;
    return 1_000;
  });
  const stopped = repeated.stop();
  repeated.runNow();
  open();
  await stopped;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(finished).toBe(1);
});
