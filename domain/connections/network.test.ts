import { isIP } from "node:net";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isNetwork, networksIn } from "./token-form.ts";

test("an address is one where the system's own reader takes it for one", () => {
  const byte = fc.nat({ max: 300 });
  const four = fc.tuple(byte, byte, byte, byte).map((parts) => parts.join("."));
  const group = fc.oneof(
    fc.constant(""),
    fc.nat({ max: 0x1ffff }).map((n) => n.toString(16)),
  );
  const six = fc.array(group, { maxLength: 10 }).map((groups) => groups.join(":"));
  const mixed = fc.tuple(six, four).map(([head, tail]) => `${head}:${tail}`);
  fc.assert(
    fc.property(fc.oneof(four, six, mixed, fc.ipV4(), fc.ipV6(), fc.string()), (text) => {
      fc.pre(!text.includes("/") && !text.includes("%"));
      expect(isNetwork(text), `${text} or not`).toBe(isIP(text) !== 0);
    }),
    { numRuns: 3000 },
  );
});

test("a network has as many bits as its addresses can have", () => {
  for (const right of ["203.0.113.0/24", "203.0.113.7/32", "2001:db8::/32", "::/0"])
    expect(isNetwork(right), `${right} is one`).toBe(true);
  for (const wrong of [
    "203.0.113.0/33",
    "203.0.113.0/",
    "2001:db8::/129",
    "203.0.113.0/24/8",
    "/24",
    "010.0.0.1",
  ])
    expect(isNetwork(wrong), `${wrong} is none`).toBe(false);
});

test("they are typed on lines of their own or with commas", () => {
  expect(networksIn(" 203.0.113.7, ::1\n\n10.0.0.0/8 ")).toEqual(["203.0.113.7", "::1", "10.0.0.0/8"]);
  expect(networksIn("  ")).toEqual([]);
});
