import { expect, test } from "vitest";
import { cacheFor } from "./cache-for.ts";

test("an answer is good for a while, and a failure is not kept", async () => {
  let time = 0;
  let asked = 0;
  let fails = false;
  const ask = async () => {
    asked += 1;
    if (fails) throw new Error("no");
    return asked;
  };
  const { get, forget } = cacheFor(1000, ask, () => time);
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  time = 999;
  expect(await get()).toBe(1);
  time = 1000;
  expect(await get()).toBe(2);
  forget();
  expect(await get()).toBe(3);
  fails = true;
  forget();
  await expect(get()).rejects.toThrow("no");
  fails = false;
  expect(await get()).toBe(5);
});
