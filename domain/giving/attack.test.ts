import { expect, test } from "vitest";
import { isAttack } from "./attack.ts";

test.each([
  [{ failures: 41, payments: 0 }, true],
  [{ failures: 40, payments: 0 }, false],
  [{ failures: 41, payments: 11 }, false],
  [{ failures: 400, payments: 99 }, true],
  [{ failures: 400, payments: 100 }, false],
  [{ failures: 0, payments: 0 }, false],
])("%j is an attack: %s", (signs, expected) => {
  expect(isAttack(signs)).toBe(expected);
});
