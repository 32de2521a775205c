import { expect, test } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";

function doors() {
  const open: (() => void)[] = [];
  return {
    behind: (name: string) => () => new Promise<string>((resolve) => open.push(() => resolve(name))),
    openNext: () => open.shift()?.(),
    begun: () => open.length,
  };
}
const told = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

test("runs `max` at once, queues the next in order, and refuses the rest", async () => {
  const limit = limitConcurrency(2, 1);
  const { behind, openNext, begun } = doors();
  const [first, second, third] = [limit(behind("1")), limit(behind("2")), limit(behind("3"))];
  expect(begun()).toBe(2);
  expect(await limit(behind("4")).catch(told)).toBe("too_busy");
  openNext();
  expect(await first).toBe("1");
  await expect.poll(begun).toBe(2);
  openNext();
  openNext();
  expect([await second, await third]).toEqual(["2", "3"]);
});

test("work that fails frees its place", async () => {
  const limit = limitConcurrency(1, 1);
  const fails = () => Promise.reject(new Error("no"));
  const [one, two] = [limit(fails).catch(String), limit(fails).catch(String)];
  expect([await one, await two]).toEqual(["Error: no", "Error: no"]);
  expect(await limit(() => "free again")).toBe("free again");
});

test("each key has its own places", async () => {
  const limit = limitConcurrency(1, 1);
  const { behind, openNext, begun } = doors();
  const noors = [limit(behind("1"), "noor"), limit(behind("2"), "noor")];
  expect(await limit(behind("3"), "noor").catch(told)).toBe("too_busy");
  const sami = limit(behind("4"), "sami");
  expect(begun()).toBe(2);
  openNext();
  openNext();
  await expect.poll(begun).toBe(1);
  openNext();
  expect([...(await Promise.all(noors)), await sami]).toEqual(["1", "2", "4"]);
  const again = limit(behind("5"), "noor");
  openNext();
  expect(await again).toBe("5");
});

test("other work gets a turn of the event loop between queued pieces of work", async () => {
  const limit = limitConcurrency(1, 10);
  let turns = 0;
  const countTurn = (): void => {
    turns += 1;
    if (turns < 100) setImmediate(countTurn);
  };
  const startedAt: number[] = [];
  setImmediate(countTurn);
  await Promise.all(Array.from({ length: 10 }, () => limit(() => void startedAt.push(turns))));
  expect(new Set(startedAt).size).toBe(10);
});
