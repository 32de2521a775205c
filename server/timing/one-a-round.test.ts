import { expect, test } from "vitest";
import { oneARound } from "./one-a-round.ts";

test("between any two pieces of work that wait, everything else has a turn", async () => {
  const turn = oneARound();
  let rounds = 0;
  const goRound = (): void => {
    rounds += 1;
    if (rounds < 100) setImmediate(goRound);
  };
  const begunAt: number[] = [];
  const work = Array.from({ length: 10 }, async () => {
    await turn();
    begunAt.push(rounds);
  });
  setImmediate(goRound);
  await Promise.all(work);
  expect(new Set(begunAt).size).toBe(10);
});
