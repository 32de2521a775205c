import { describe, expect, test } from "vitest";
import { createToastStore } from "./toast-store.ts";

/** A clock that only moves when told to. */
function handClock() {
  const waiting = new Map<number, { run: () => void; atMs: number }>();
  let nowMs = 0;
  let count = 0;
  return {
    schedule: (run: () => void, delayMs: number) => {
      const key = count++;
      waiting.set(key, { run, atMs: nowMs + delayMs });
      return () => waiting.delete(key);
    },
    pass: (ms: number) => {
      nowMs += ms;
      for (const [key, { run, atMs }] of waiting) {
        if (atMs > nowMs) continue;
        waiting.delete(key);
        run();
      }
    },
    waiting: () => waiting.size,
  };
}

const invalid = {
  title: "Invalid Amount",
  description: "Minimum donation amount is €0.50",
  look: "destructive",
} as const;

describe("toasts", () => {
  test("look plain unless they are told to look destructive", () => {
    const store = createToastStore();
    store.add({ title: "Payment Successful" });
    expect(store.current()).toMatchObject([{ title: "Payment Successful", look: "default", open: true }]);
    store.add(invalid);
    expect(store.current()).toMatchObject([{ ...invalid, open: true }]);
  });

  test("are visible one at a time: a new one takes the place of the old", () => {
    const store = createToastStore();
    store.add({ title: "first" });
    store.add({ title: "second" });
    expect(store.current().map(({ title }) => title)).toEqual(["second"]);
  });

  test("have an id that no other toast has had", () => {
    const store = createToastStore();
    expect(store.add({ title: "a" }).id).not.toBe(store.add({ title: "a" }).id);
  });

  test("can be updated while they are shown", () => {
    const store = createToastStore();
    const toast = store.add({ title: "Sending…" });
    toast.update({ title: "Sent", description: "Thank you" });
    expect(store.current()).toMatchObject([
      { id: toast.id, title: "Sent", description: "Thank you", open: true },
    ]);
  });

  test("that are gone cannot be updated back", () => {
    const store = createToastStore();
    const first = store.add({ title: "first" });
    store.add({ title: "second" });
    first.update({ title: "first again" });
    expect(store.current().map(({ title }) => title)).toEqual(["second"]);
  });
});

describe("a dismissed toast", () => {
  test("is closed at once and forgotten after 1,000,000 ms", () => {
    const clock = handClock();
    const store = createToastStore(clock.schedule);
    store.add({ title: "Payment Successful" }).dismiss();
    expect(store.current()).toMatchObject([{ open: false }]);
    clock.pass(999_999);
    expect(store.current()).toHaveLength(1);
    clock.pass(1);
    expect(store.current()).toEqual([]);
  });

  test("is counted down once, however often it is dismissed", () => {
    const clock = handClock();
    const store = createToastStore(clock.schedule);
    const toast = store.add({ title: "a" });
    toast.dismiss();
    toast.dismiss();
    store.dismiss();
    expect(clock.waiting()).toBe(1);
  });

  test("that made way for another leaves no countdown behind", () => {
    const clock = handClock();
    const store = createToastStore(clock.schedule);
    store.add({ title: "a" }).dismiss();
    store.add({ title: "b" });
    expect(clock.waiting()).toBe(0);
    clock.pass(2_000_000);
    expect(store.current()).toMatchObject([{ title: "b", open: true }]);
  });

  test("may be whichever is shown, without naming it", () => {
    const store = createToastStore(handClock().schedule);
    store.add({ title: "a" });
    store.dismiss();
    expect(store.current()).toMatchObject([{ open: false }]);
  });
});

describe("who listens", () => {
  test("is told of every change until they stop listening", () => {
    const store = createToastStore(handClock().schedule);
    let told = 0;
    const stop = store.subscribe(() => told++);
    const toast = store.add({ title: "a" });
    toast.update({ title: "b" });
    toast.dismiss();
    expect(told).toBe(3);
    stop();
    store.add({ title: "c" });
    expect(told).toBe(3);
  });

  test("gets the same list as long as nothing changed", () => {
    const store = createToastStore();
    store.add({ title: "a" });
    expect(store.current()).toBe(store.current());
  });
});
