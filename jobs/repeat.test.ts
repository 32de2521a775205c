import { expect, test, vi } from "vitest";
import { repeat } from "./repeat.ts";

const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
};

test("a nudge while the work is under way makes one more round, not two at once", async () => {
  const gates = [gate(), gate()];
  let rounds = 0;
  const job = repeat(() => gates[rounds++]?.opened ?? Promise.resolve(), {
    everyMs: 1e9,
    onFailure: () => {},
  });
  job.nudge();
  job.nudge();
  expect(rounds).toBe(1);
  gates[0]?.open();
  await vi.waitFor(() => expect(rounds).toBe(2));
  gates[1]?.open();
  await job.stop();
  expect(rounds).toBe(2);
});

test("a failure is told and does not end the work", async () => {
  const told: unknown[] = [];
  let rounds = 0;
  const job = repeat(() => Promise.reject(new Error(`round ${++rounds}`)), {
    everyMs: 1e9,
    onFailure: (error) => told.push(String(error)),
  });
  await vi.waitFor(() => expect(told).toEqual(["Error: round 1"]));
  job.nudge();
  await vi.waitFor(() => expect(told).toHaveLength(2));
  await job.stop();
});

test("stopping waits for the round under way", async () => {
  const { opened, open } = gate();
  let finished = false;
  const job = repeat(() => opened.then(() => (finished = true)), { everyMs: 1e9, onFailure: () => {} });
  const stopped = job.stop();
  open();
  await stopped;
  expect(finished).toBe(true);
});
