import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { firstGiftId, giftId } from "./gift-id.ts";

const moment = new Date("2026-11-17T01:00:00.000Z");
const next = new Date(moment.getTime() + 1);

test("an id begins with the moment of its gift", () => {
  const id = giftId(moment);
  expect(id).toMatch(/^g[0-9a-f]{32}$/);
  expect(id.startsWith(firstGiftId(moment))).toBe(true);
});

test("ids stand in the order of their moments, after every one from before", () => {
  const ids = [randomUUID(), giftId(moment), firstGiftId(next), giftId(next), giftId(new Date("2126-01-01"))];
  expect(ids.toSorted()).toEqual(ids);
});

test("two of one moment differ", () => {
  expect(giftId(moment)).not.toBe(giftId(moment));
});
