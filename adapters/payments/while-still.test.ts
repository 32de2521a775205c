import { expect, test, vi } from "vitest";
import type { Payments } from "#domain/giving/ports.ts";
import { quietWhileStill } from "./while-still.ts";

const counted = () => {
  const open = vi.fn<Payments["open"]>(async () => "unavailable");
  const payments: Payments = {
    isAvailable: async () => true,
    open,
    withdraw: async () => "withdrawn",
    fetch: async () => "unknown",
    refund: async () => "accepted",
  };
  return { payments, open };
};
const order = {} satisfies Partial<Parameters<Payments["open"]>[0]>;

test("a restored copy opens no payment and says that payments are unavailable, until it goes on", async () => {
  let still = true;
  const { payments, open } = counted();
  const quiet = quietWhileStill(async () => still).payments(payments);
  const opening = (): Promise<unknown> => Reflect.apply(quiet.open, undefined, [order]);
  expect(await quiet.isAvailable()).toBe(false);
  expect(await opening()).toBe("unavailable");
  expect(open).not.toHaveBeenCalled();
  still = false;
  expect(await quiet.isAvailable()).toBe(true);
  await opening();
  expect(open).toHaveBeenCalledTimes(1);
});
