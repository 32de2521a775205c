import { expect, test } from "vitest";
import { Cache } from "./cache.ts";

const bounds = { maxEntries: 3, maxBytes: 100, bytesOf: (text: string) => text.length, freshMs: Infinity };

/** Counts how often a value is loaded. */
function counted(options: Partial<ConstructorParameters<typeof Cache<string>>[0]> = {}) {
  const cache = new Cache<string>({ ...bounds, ...options });
  const loaded: string[] = [];
  const ask = (key: string, value = key) =>
    cache.get(key, async () => {
      loaded.push(key);
      return value;
    });
  return { cache, loaded, ask };
}

test("the oldest entry that was not used lately leaves first", async () => {
  const { loaded, ask } = counted();
  for (const key of ["a", "b", "c", "a", "d", "a", "b"]) await ask(key);
  expect(loaded).toEqual(["a", "b", "c", "d", "b"]);
});

test("a million keys take no more room than the bounds", async () => {
  const { cache, ask } = counted({ maxEntries: 200, maxBytes: 2000 });
  for (let each = 0; each < 1_000_000; each += 1) await ask(String(each));
  expect(cache.size).toBeLessThanOrEqual(200);
  expect(cache.bytes).toBeLessThanOrEqual(2000);
});

test("large values are bounded by their bytes", async () => {
  const { cache, ask } = counted();
  await ask("a", "x".repeat(60));
  await ask("b", "x".repeat(60));
  expect([cache.size, cache.bytes]).toEqual([1, 60]);
  cache.forget();
  expect([cache.size, cache.bytes]).toEqual([0, 0]);
});

test("an expired value is loaded again, and counted once", async () => {
  let now = 0;
  const { cache, loaded, ask } = counted({ freshMs: 1000, now: () => now });
  await ask("a");
  now = 999;
  await ask("a");
  now = 1000;
  await ask("a");
  expect(loaded).toEqual(["a", "a"]);
  expect([cache.size, cache.bytes]).toEqual([1, 1]);
});

test("a stale value is served while another is loaded, and stays while loading fails", async () => {
  let now = 0;
  const cache = new Cache<string>({ ...bounds, freshMs: 1000, serveStale: true, now: () => now });
  const ask = (load: () => Promise<string>) => cache.get("a", load);
  expect(await ask(async () => "first")).toBe("first");
  now = 1000;
  expect(cache.peek("a")).toBeUndefined();
  expect(await ask(() => Promise.reject(new Error("no")))).toBe("first");
  const another = Promise.withResolvers<string>();
  expect(await ask(() => another.promise)).toBe("first");
  expect(await ask(async () => "not called: a load is under way")).toBe("first");
  expect(cache.peek("a")).toBe("first");
  another.resolve("another");
  await another.promise;
  expect(cache.peek("a")).toBe("another");
  expect([cache.size, cache.bytes]).toEqual([1, "another".length]);
});

test("a failure goes to those who wait and is not stored", async () => {
  const { cache, ask } = counted();
  await expect(cache.get("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await ask("a")).toBe("a");
});

test("concurrent callers share one load, which gets the old value", async () => {
  let now = 0;
  const cache = new Cache<string>({ ...bounds, freshMs: 1000, now: () => now });
  const ask = () => cache.get("a", async (old) => `${old ?? "none"}+`);
  expect(await ask()).toBe("none+");
  now = 1000;
  expect(await Promise.all([ask(), ask()])).toEqual(["none++", "none++"]);
});

test("a value that is not storable goes only to those who wait", async () => {
  const { cache, loaded, ask } = counted({ isStorable: (value) => value !== "missing" });
  expect(await Promise.all([ask("a", "missing"), ask("a", "missing")])).toEqual(["missing", "missing"]);
  expect([loaded, cache.size]).toEqual([["a"], 0]);
});

test("a load that started before something was forgotten is not stored", async () => {
  const { cache, loaded, ask } = counted();
  await ask("b");
  const load = Promise.withResolvers<string>();
  const first = cache.get("a", () => load.promise);
  cache.forget((value) => value === "other");
  load.resolve("old");
  expect(await first).toBe("old");
  expect([cache.peek("a"), cache.peek("b")]).toEqual([undefined, "b"]);
  await ask("a");
  expect(loaded).toEqual(["b", "a"]);
});
