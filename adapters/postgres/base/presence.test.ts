import { afterEach, expect, test, vi } from "vitest";
import { presence, troubleOf } from "./presence.ts";

const failing = (code: string): Error => Object.assign(new Error("made for a test"), { code });

afterEach(() => void vi.useRealTimers());

test("a server that is away is looked for until it answers, and meanwhile nobody else has to", async () => {
  vi.useFakeTimers();
  const its = presence();
  let looks = 0;
  let isThere = false;
  its.lookWith(async () => {
    looks += 1;
    if (!isThere) throw failing("ECONNREFUSED");
  });
  its.unreached(failing("ECONNREFUSED"));
  its.stoodStill();
  await vi.advanceTimersByTimeAsync(2_000);
  expect([its.state(), looks]).toEqual(["unavailable", 4]);
  isThere = true;
  await vi.advanceTimersByTimeAsync(500);
  expect(its.state()).toBe("available");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toBe(5);
});

test("one broken connection proves nothing, and neither does a server without a free one", () => {
  const its = presence();
  its.failed(failing("57P01"));
  its.unreached(failing("53300"));
  expect(its.state()).toBe("available");
});

test("a full disk is remembered until nobody has met it for a while", () => {
  let now = 0;
  const its = presence(() => now);
  its.failed(failing("53100"));
  its.answered();
  expect(its.state()).toBe("full");
  now += 10_000;
  expect(its.state()).toBe("available");
});

test("what was asked wrongly is no trouble of the database's", () => {
  expect(troubleOf(failing("23505"))).toBeNull();
  expect(troubleOf(new TypeError("not a function"))).toBeNull();
  expect(troubleOf(failing("57014"))).toBe("slow");
  expect(troubleOf(new Error("Connection terminated unexpectedly"))).toBe("unavailable");
});
