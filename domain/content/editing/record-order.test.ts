import fc from "fast-check";
import { expect, test } from "vitest";
import { requestedOrder, type OrderRequest } from "./record-order.ts";

const request = (id: string, over: string, direction: OrderRequest["direction"]): OrderRequest => ({
  id,
  over,
  direction,
});

test("a record goes one step up or down", () => {
  expect(requestedOrder(["a", "b", "c"], request("c", "b", "up"))).toEqual(["a", "c", "b"]);
  expect(requestedOrder(["a", "b", "c"], request("a", "b", "down"))).toEqual(["b", "a", "c"]);
});

test("two colleagues who move at the same time both get what they requested", () => {
  const first = requestedOrder(["a", "b", "c"], request("c", "b", "up")) ?? [];
  expect(requestedOrder(first, request("a", "b", "down"))).toEqual(["c", "b", "a"]);
});

test("past a record that is no longer there, nothing moves", () => {
  expect(requestedOrder(["a", "b"], request("a", "gone", "down"))).toBeNull();
  expect(requestedOrder(["a", "b"], request("gone", "a", "up"))).toBeNull();
  expect(requestedOrder(["a", "b"], request("a", "a", "up"))).toBeNull();
});

test("whatever is requested: nothing is lost, the request holds, the others keep their order, and twice is once", () => {
  const asked = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 20 }).chain((order) =>
    fc.record({
      order: fc.constant(order),
      pair: fc.shuffledSubarray(order, { minLength: 2, maxLength: 2 }),
      direction: fc.constantFrom("up" as const, "down" as const),
    }),
  );
  fc.assert(
    fc.property(asked, ({ order, pair: [id = "", over = ""], direction }) => {
      const made = requestedOrder(order, { id, over, direction }) ?? [];
      expect(made.toSorted()).toEqual(order.toSorted());
      expect(made.indexOf(id) < made.indexOf(over)).toBe(direction === "up");
      expect(made.filter((each) => each !== id)).toEqual(order.filter((each) => each !== id));
      expect(requestedOrder(made, { id, over, direction })).toEqual(made);
    }),
  );
});
