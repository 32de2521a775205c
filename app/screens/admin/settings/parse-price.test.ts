import { expect, test } from "vitest";
import { parsePrice, priceField } from "./parse-price.ts";

test("a price is read to the last decimal, with a point or a comma", () => {
  expect(parsePrice("110")).toBe(110_000_000);
  expect(parsePrice(" 110,2345 ")).toBe(110_234_500);
  expect(parsePrice("0.954321")).toBe(954_321);
});

test("what is no price is not guessed", () => {
  for (const typed of ["", "0", "-1", "1.2.3", "1e3", "€ 5", "1.1234567", "123456"])
    expect(parsePrice(typed)).toBeNull();
});

test("a price reads back as it stands in its field", () => {
  for (const price of [1, 954_321, 110_234_500, 99_999_999_999])
    expect(parsePrice(priceField(price))).toBe(price);
});
