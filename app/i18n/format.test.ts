import { expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import { formatsFor } from "./format.ts";

const plain = (text: string) => text.replace(/[\u200e\u200f]/g, "").replace(/\u00a0/g, " ");

test("money is written the way each language writes it", () => {
  expect(formatsFor("en").money(asCents(2500))).toBe("€25");
  expect(formatsFor("en").money(asCents(2608))).toBe("€26.08");
  expect(plain(formatsFor("nl").moneyExact(asCents(123_450)))).toBe("€ 1.234,50");
  expect(plain(formatsFor("ar").moneyExact(asCents(123_450)))).toBe("1,234.50 €");
});

test("the impact figure shows millions with one decimal", () => {
  expect(formatsFor("en").millions(asCents(240_000_000))).toBe("2.4");
  expect(formatsFor("nl").millions(asCents(240_000_000))).toBe("2,4");
});

test("Arabic uses Latin digits and the Gregorian calendar", () => {
  expect(formatsFor("ar").number(25_946)).toBe("25,946");
  expect(formatsFor("ar").date("2026-03-01T12:00:00Z")).toContain("2026");
});

test("dates are told in Amsterdam time, wherever the server stands", () => {
  expect(formatsFor("en").date("2026-12-31T23:30:00Z")).toBe("1 January 2027");
});
