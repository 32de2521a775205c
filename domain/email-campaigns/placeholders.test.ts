import { expect, test } from "vitest";
import { fillPlaceholders, unknownPlaceholders } from "./placeholders.ts";

test.each([
  ["Dear {name}, from {foundation}", []],
  ["Dear {nmae}", ["{nmae}"]],
  ["Dear {Name} and {}", ["{Name}", "{}"]],
  ["Dear {name", ["{"]],
  ["{{name}}", ["{", "}"]],
  ["{constructor} {__proto__}", ["{constructor}", "{__proto__}"]],
])("unknown placeholders of %j", (text, unknown) => {
  expect(unknownPlaceholders(text)).toEqual(unknown);
});

test("a name that looks like a placeholder is only a name", () => {
  const values = { name: "{foundation} $& $1", foundation: "Open Hand" };
  expect(fillPlaceholders("{name} / {foundation}", values)).toBe("{foundation} $& $1 / Open Hand");
});
