import { expect, test } from "vitest";
import { inBatches } from "./in-batches.ts";

const aMoment = (): Promise<void> => new Promise(setImmediate);

/** Work that waits until it is let go on, and remembers what it was asked together. */
function slowWork() {
  const asked: number[][] = [];
  const held: (() => void)[] = [];
  const ask = inBatches(async (items: readonly number[]) => {
    asked.push([...items]);
    await new Promise<void>((go) => held.push(go));
    return items.map(String);
  });
  const goOn = async (): Promise<void> => {
    held.shift()?.();
    await aMoment();
  };
  return { ask, asked, goOn };
}

test("who comes in the same moment, or while others are served, is served together", async () => {
  const { ask, asked, goOn } = slowWork();
  const first = [ask(1), ask(2)];
  await aMoment();
  const later = [ask(3), ask(4), ask(5)];
  expect(asked).toEqual([[1, 2]]);
  await goOn();
  expect(asked).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
  await goOn();
  expect(await Promise.all([...first, ...later])).toEqual(["1", "2", "3", "4", "5"]);
});

test("after a rest the next is served at once", async () => {
  const { ask, asked, goOn } = slowWork();
  const first = ask(1);
  await aMoment();
  await goOn();
  await first;
  void ask(2);
  await aMoment();
  expect(asked).toEqual([[1], [2]]);
});

test("a crowd is served in turns of fifty", async () => {
  const { ask, asked, goOn } = slowWork();
  const answers = Promise.all(Array.from({ length: 103 }, (_, place) => ask(place)));
  await aMoment();
  for (let turn = 0; turn < 3; turn++) await goOn();
  expect(asked.map(({ length }) => length)).toEqual([50, 50, 3]);
  expect(await answers).toEqual(Array.from({ length: 103 }, (_, place) => String(place)));
});

test("one that cannot be done fails alone", async () => {
  const ask = inBatches((items: readonly number[]) =>
    items.includes(3) ? Promise.reject(new Error("no threes")) : Promise.resolve(items),
  );
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(ask));
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
});

test("too few answers are nobody's answers", async () => {
  const ask = inBatches(() => Promise.resolve([]));
  await expect(ask(1)).rejects.toThrow("Asked 1, answered 0");
});
