import { expect, test } from "vitest";
import { inBatches, TooBusy } from "./in-batches.ts";

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
  const resume = async (): Promise<void> => {
    held.shift()?.();
    await aMoment();
  };
  return { ask, asked, resume };
}

test("who comes in the same moment, or while others are served, is served together", async () => {
  const { ask, asked, resume } = slowWork();
  const first = [ask(1), ask(2)];
  await aMoment();
  const later = [ask(3), ask(4), ask(5)];
  expect(asked).toEqual([[1, 2]]);
  await resume();
  expect(asked).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
  await resume();
  expect(await Promise.all([...first, ...later])).toEqual(["1", "2", "3", "4", "5"]);
});

test("after a rest the next is served at once", async () => {
  const { ask, asked, resume } = slowWork();
  const first = ask(1);
  await aMoment();
  await resume();
  await first;
  void ask(2);
  await aMoment();
  expect(asked).toEqual([[1], [2]]);
});

test("a crowd is served in turns of fifty", async () => {
  const { ask, asked, resume } = slowWork();
  const answers = Promise.all(Array.from({ length: 103 }, (_, place) => ask(place)));
  await aMoment();
  for (let turn = 0; turn < 3; turn++) await resume();
  expect(asked.map(({ length }) => length)).toEqual([50, 50, 3]);
  expect(await answers).toEqual(Array.from({ length: 103 }, (_, place) => String(place)));
});

const failure = (code: string) => Object.assign(new Error(code), { code });
const statuses = async (asked: Promise<unknown>[]) =>
  (await Promise.allSettled(asked)).map(({ status }) => status);

test.each(["23505", "22003", "40P01", "40001"])("one that cannot be done fails alone (%s)", async (code) => {
  const ask = inBatches((items: readonly number[]) =>
    items.includes(3) ? Promise.reject(failure(code)) : Promise.resolve(items),
  );
  expect(await statuses([1, 2, 3, 4].map(ask))).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
});

test.each([failure("57P01"), failure("08006"), failure("57014"), new Error("timeout exceeded")])(
  "with the database away, all of fifty-one are told after two tries, not after one each (%s)",
  async (away) => {
    let tries = 0;
    const ask = inBatches(() => {
      tries += 1;
      return Promise.reject(away);
    });
    const asked = Array.from({ length: 51 }, (_, place) => ask(place));
    expect(new Set(await statuses(asked))).toEqual(new Set(["rejected"]));
    expect(tries).toBe(2);
  },
);

test("those who are tried alone take half of the connections and no more", async () => {
  let atOnce = 0;
  let most = 0;
  const ask = inBatches(async (items: readonly number[]) => {
    if (items.length > 1) throw failure("23505");
    most = Math.max(most, ++atOnce);
    await aMoment();
    atOnce -= 1;
    return items;
  });
  await Promise.all(Array.from({ length: 20 }, (_, place) => ask(place)));
  expect(most).toBe(5);
});

test("who would wait behind thousands is told so at once", async () => {
  const { ask, resume } = slowWork();
  const first = ask(0);
  await aMoment();
  const crowd = Array.from({ length: 2000 }, (_, place) => ask(place));
  await expect(ask(1)).rejects.toThrow(TooBusy);
  for (let turn = 0; turn <= 40; turn++) await resume();
  expect(await first).toBe("0");
  expect(await Promise.all(crowd)).toHaveLength(2000);
});

test("too few answers are nobody's answers", async () => {
  const ask = inBatches(() => Promise.resolve([]));
  await expect(ask(1)).rejects.toThrow("Asked 1, answered 0");
});
