import { expect, test } from "vitest";
import { hasLeadingZeros, splitWork, workOn } from "./proof-of-work.ts";

test.each([
  [[0xff], 0, true],
  [[0x7f], 1, true],
  [[0x80], 1, false],
  [[0x00, 0x0f], 12, true],
  [[0x00, 0x10], 12, false],
  [[0x00, 0x00, 0x01], 16, true],
  [[0x00], 16, false],
])("%j begins with %i noughts: %s", (bytes, bits, expected) => {
  expect(hasLeadingZeros(Uint8Array.from(bytes), bits)).toBe(expected);
});

test("work is the challenge and a number, and nothing else is work", () => {
  expect(splitWork(workOn("15.170.abc.def", 42))).toEqual({ challenge: "15.170.abc.def", number: 42 });
  for (const nonsense of ["", ":", ":1", "abc", "abc:x", "abc:1.5"]) expect(splitWork(nonsense)).toBeNull();
});
