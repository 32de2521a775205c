import { expect, test } from "vitest";
import { Kept } from "./kept.ts";

const bounds = { maxEntries: 3, maxBytes: 100, bytesOf: (text: string) => text.length, isKept: () => true };

/** Counts how often a thing has to be made. */
function counted(options: Partial<ConstructorParameters<typeof Kept<string>>[0]> = {}) {
  const kept = new Kept<string>({ ...bounds, ...options });
  const made: string[] = [];
  const ask = (name: string, value = name) =>
    kept.get({ name, group: name }, async () => {
      made.push(name);
      return value;
    });
  return { kept, made, ask };
}

test("what was asked for longest ago goes first", async () => {
  let now = 0;
  const { made, ask } = counted({ now: () => (now += 1000) });
  for (const name of ["a", "b", "c", "a", "d", "a", "b"]) await ask(name);
  expect(made).toEqual(["a", "b", "c", "d", "b"]);
});

test("a million names take no more room than the bound", async () => {
  const { kept, ask } = counted({ maxEntries: 200, maxBytes: 2000 });
  for (let each = 0; each < 1_000_000; each += 1) await ask(String(each));
  expect(kept.size).toBeLessThanOrEqual(200);
  expect(kept.bytes).toBeLessThanOrEqual(2000);
});

test("large things are bounded by their bytes", async () => {
  const { kept, ask } = counted();
  await ask("a", "x".repeat(60));
  await ask("b", "x".repeat(60));
  expect([kept.size, kept.bytes]).toEqual([1, 60]);
  kept.forget();
  expect([kept.size, kept.bytes]).toEqual([0, 0]);
});

test("what is older than its time is made again, and counted once", async () => {
  let now = 0;
  const { kept, made, ask } = counted({ freshMs: 1000, now: () => now });
  await ask("a");
  now = 999;
  await ask("a");
  now = 1000;
  await ask("a");
  expect(made).toEqual(["a", "a"]);
  expect([kept.size, kept.bytes]).toEqual([1, 1]);
});

test("what is not fresh is given while another is made, and stays while none can be", async () => {
  let now = 0;
  const kept = new Kept<string>({ ...bounds, freshMs: 1000, isGivenWhileMade: true, now: () => now });
  const ask = (make: () => Promise<string>) => kept.get({ name: "a", group: "" }, make);
  expect(await ask(async () => "first")).toBe("first");
  now = 1000;
  expect(kept.peek("a")).toBeUndefined();
  expect(await ask(() => Promise.reject(new Error("no")))).toBe("first");
  const another = Promise.withResolvers<string>();
  expect(await ask(() => another.promise)).toBe("first");
  expect(await ask(async () => "not asked: one is under way")).toBe("first");
  expect(kept.peek("a")).toBe("first");
  another.resolve("another");
  await another.promise;
  expect(kept.peek("a")).toBe("another");
  expect([kept.size, kept.bytes]).toEqual([1, "another".length]);
});

test("what is held is given until its time is over, another takes its place or it is forgotten", async () => {
  let now = 0;
  const { kept, ask } = counted({ freshMs: 1000, isGivenWhileMade: true, now: () => now });
  expect(kept.hold("a")).toBeUndefined();
  await ask("a");
  const first = kept.hold("a");
  expect(first?.()).toBe("a");
  now = 1000;
  expect(first?.()).toBeUndefined();
  await ask("a");
  await expect.poll(() => kept.peek("a")).toBe("a");
  expect(first?.()).toBeUndefined();
  const second = kept.hold("a");
  expect(second?.()).toBe("a");
  kept.forget("a");
  expect(second?.()).toBeUndefined();
});

test("a failure is told to those who wait and not remembered", async () => {
  const { kept, ask } = counted();
  await expect(kept.get({ name: "a", group: "" }, () => Promise.reject(new Error("no")))).rejects.toThrow(
    "no",
  );
  expect(await ask("a")).toBe("a");
});

test("whoever makes a thing anew is told what there was, and others wait for the new one", async () => {
  let now = 0;
  const kept = new Kept<string>({ ...bounds, freshMs: 1000, now: () => now });
  const ask = () => kept.get({ name: "a", group: "" }, async (old) => `${old ?? "none"}+`);
  expect(await ask()).toBe("none+");
  now = 1000;
  expect(kept.peek("a")).toBeUndefined();
  expect(await Promise.all([ask(), ask()])).toEqual(["none++", "none++"]);
  kept.forget();
  expect(await ask()).toBe("none+");
});
