import { expect, test } from "vitest";
import { paperQueue } from "./paper-queue.ts";

/** A press that makes one paper at a time, when it is told to. */
function slowPress() {
  const queue = paperQueue();
  const made: string[] = [];
  const finish: (() => void)[] = [];
  const order = (name: string, { urgent = false, signal }: { urgent?: boolean; signal?: AbortSignal } = {}) =>
    queue({
      urgent,
      signal,
      make: () => {
        made.push(name);
        return new Promise<string>((resolve) => finish.push(() => resolve(name)));
      },
    });
  return { order, made, finishOne: () => finish.shift()?.() };
}

test("receipts come before everything that waits, the rest in the order it was asked for", async () => {
  const { order, made, finishOne } = slowPress();
  const orders = [order("first"), order("second"), order("third"), order("receipt", { urgent: true })];
  for (let each = 0; each < orders.length; each += 1) {
    finishOne();
    await Promise.race(orders.slice(each));
    await new Promise(setImmediate);
  }
  expect(made).toEqual(["first", "receipt", "second", "third"]);
});

test("when too many wait, the next is told so at once, and a receipt is still taken", async () => {
  const { order } = slowPress();
  for (let each = 0; each < 51; each += 1) void order(`paper ${each}`);
  await expect(order("one too many")).rejects.toMatchObject({ reason: "busy" });
  await expect(Promise.race([order("receipt", { urgent: true }), Promise.resolve("waits")])).resolves.toBe(
    "waits",
  );
});

test("nothing is made for whoever has left", async () => {
  const { order, made, finishOne } = slowPress();
  const visit = new AbortController();
  const first = order("first");
  const left = order("left", { signal: visit.signal });
  const stays = order("stays", { signal: new AbortController().signal });
  visit.abort();
  finishOne();
  await first;
  await expect(left).rejects.toMatchObject({ reason: "nobody_waits" });
  finishOne();
  await stays;
  expect(made).toEqual(["first", "stays"]);
});

test("a paper that cannot be made holds up nobody", async () => {
  const queue = paperQueue();
  const failing = queue({ urgent: false, make: () => Promise.reject(new Error("no such font")) });
  const fine = queue({ urgent: false, make: () => Promise.resolve("fine") });
  await expect(failing).rejects.toThrow("no such font");
  expect(await fine).toBe("fine");
});
