import fc from "fast-check";
import { expect, test } from "vitest";
import { wishedOrder, type OrderWish } from "./record-order.ts";

const wish = (id: string, over: string, direction: OrderWish["direction"]): OrderWish => ({
  id,
  over,
  direction,
});

test("a record goes one step up or down", () => {
  expect(wishedOrder(["a", "b", "c"], wish("c", "b", "up"))).toEqual(["a", "c", "b"]);
  expect(wishedOrder(["a", "b", "c"], wish("a", "b", "down"))).toEqual(["b", "a", "c"]);
});

test("two colleagues who move at the same time both get what they wished", () => {
  const first = wishedOrder(["a", "b", "c"], wish("c", "b", "up")) ?? [];
  expect(wishedOrder(first, wish("a", "b", "down"))).toEqual(["c", "b", "a"]);
});

test("past a record that is no longer there, nothing moves", () => {
  expect(wishedOrder(["a", "b"], wish("a", "gone", "down"))).toBeNull();
  expect(wishedOrder(["a", "b"], wish("gone", "a", "up"))).toBeNull();
  expect(wishedOrder(["a", "b"], wish("a", "a", "up"))).toBeNull();
});

test("whatever is wished: nothing is lost, the wish holds, the others keep their order, and twice is once", () => {
  const asked = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 20 }).chain((order) =>
    fc.record({
      order: fc.constant(order),
      pair: fc.shuffledSubarray(order, { minLength: 2, maxLength: 2 }),
      direction: fc.constantFrom("up" as const, "down" as const),
    }),
  );
  fc.assert(
    fc.property(asked, ({ order, pair: [id = "", over = ""], direction }) => {
      const made = wishedOrder(order, { id, over, direction }) ?? [];
      expect(made.toSorted()).toEqual(order.toSorted());
      expect(made.indexOf(id) < made.indexOf(over)).toBe(direction === "up");
      expect(made.filter((each) => each !== id)).toEqual(order.filter((each) => each !== id));
      expect(wishedOrder(made, { id, over, direction })).toEqual(made);
    }),
  );
});
