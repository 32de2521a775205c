import { expect, test } from "vitest";
import { compileText } from "./compile.ts";

test("in Arabic a percentage, a phone number, an article of a law and an address are kept in their order", () => {
  expect(compileText("ar", "نسبة 2.5% من المال")).toEqual(["نسبة 2.5\u200e%\u200e من المال"]);
  expect(compileText("ar", "مثل +31 20 123 4567.")).toEqual(["مثل \u2066+31 20 123 4567\u2069."]);
  expect(compileText("ar", "(المادة 6.1.f)")).toEqual(["(المادة \u20666.1.f\u2069)"]);
  expect(compileText("ar", "يبدأ بـ https://")).toEqual(["يبدأ بـ \u2066https://\u2069"]);
});

test("languages that run from left to right need no marks", () => {
  expect(compileText("nl", "2,5% (art. 6.1.f), +31 20 123 4567")).toEqual([
    "2,5% (art. 6.1.f), +31 20 123 4567",
  ]);
});
