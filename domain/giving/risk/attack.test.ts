import { expect, test } from "vitest";
import { isAttack } from "./attack.ts";

test.each([
  [{ failures: 41, spread: 41, payments: 0 }, true],
  [{ failures: 40, spread: 40, payments: 0 }, false],
  [{ failures: 41, spread: 41, payments: 11 }, false],
  [{ failures: 400, spread: 400, payments: 99 }, true],
  [{ failures: 400, spread: 400, payments: 100 }, false],
  [{ failures: 0, spread: 0, payments: 0 }, false],
  // From a few addresses: theirs to answer for at the guard, until there are too many for that.
  [{ failures: 200, spread: 12, payments: 0 }, false],
  [{ failures: 201, spread: 12, payments: 0 }, true],
])("%j is an attack: %s", (signs, expected) => {
  expect(isAttack(signs)).toBe(expected);
});
