import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isRsin, normalizeRsin } from "./rsin.ts";

test("an RSIN passes the eleven test", () => {
  expect(isRsin("851954534")).toBe(true);
  expect(isRsin("123456782")).toBe(true);
  expect(isRsin("851954535")).toBe(false);
});

test("nine zeros, eight digits, ten digits and letters are no RSIN", () => {
  expect(
    ["000000000", "85195453", "8519545340", "85195453A", "", " 851954534", "851954534\n"].filter(isRsin),
  ).toEqual([]);
});

test("an RSIN may be typed with dots, spaces or Arabic digits", () => {
  expect(normalizeRsin("8519.54.534")).toBe("851954534");
  expect(normalizeRsin("\u200f٨٥١ ٩٥٤ ٥٣٤")).toBe("851954534");
  expect(normalizeRsin("۸۵۱۹۵۴۵۳۴")).toBe("851954534");
});

test("one wrong digit never passes", () => {
  const digit = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8 }), digit, (place, other) => {
      fc.pre(other !== Number("851954534"[place]));
      const wrong = `${"851954534".slice(0, place)}${other}${"851954534".slice(place + 1)}`;
      expect(isRsin(wrong)).toBe(false);
    }),
  );
});
