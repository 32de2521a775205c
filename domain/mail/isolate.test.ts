import { expect, test } from "vitest";
import { directionOfText, isolate, isolateAll, isolateCode, replaceIsolates } from "./isolate.ts";

test("a value cannot turn the direction of the sentence around it", () => {
  const hostile = "\u202eevil\u2069\u2066";
  expect(isolate(hostile)).toBe("\u2068evil\u2069");
  expect(isolateCode(hostile)).toBe("\u2066evil\u2069");
});

test("the marks that belong to a formatted sum stay", () => {
  expect(isolate("\u200f1,234.50\u00a0€")).toBe("\u2068\u200f1,234.50\u00a0€\u2069");
});

test("every value of a sentence is isolated by itself", () => {
  expect(isolateAll({ name: "Noor", year: 2026 })).toEqual({
    name: "\u2068Noor\u2069",
    year: "\u20682026\u2069",
  });
});

test("a mark without its partner is dropped", () => {
  const wrap = (value: string, direction: string) => `[${direction}:${value}]`;
  expect(replaceIsolates(`a \u2069b \u2068c\u2069 \u2066d\u2069 \u2068e`, wrap)).toBe(
    "a b [auto:c] [ltr:d] e",
  );
});

test("someone's own words run the way their first letter does", () => {
  expect(directionOfText("2026: مع المحبة, Sara")).toBe("rtl");
  expect(directionOfText("“Lieve oma” جدتي")).toBe("ltr");
  expect(directionOfText("25")).toBe("ltr");
});
