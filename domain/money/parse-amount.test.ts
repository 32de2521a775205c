import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseAmount, readAmount } from "./parse-amount.ts";

describe("an amount as people write it", () => {
  test.each([
    ["25", 2500],
    ["25,50", 2550],
    ["25.50", 2550],
    ["25,5", 2550],
    ["0,50", 50],
    [",50", 50],
    ["25,", 2500],
    ["25.", 2500],
    ["007", 700],
    ["€ 1.234,50", 123450],
    ["€25", 2500],
    ["25 €", 2500],
    ["EUR 25", 2500],
    ["25 eur", 2500],
    ["25EUR", 2500],
    ["EUR25", 2500],
    ["1,234.50", 123450],
    ["1 234,50", 123450],
    ["1\u202f234,50", 123450],
    ["\u00a025\u00a0", 2500],
    ["1.234.567", 123456700],
    ["1,234,567.89", 123456789],
    ["1.234,", 123400],
    ["€ 25,-", 2500],
    ["25,--", 2500],
    ["٢٥", 2500],
    ["٢٥٫٥٠", 2550],
    ["١٬٢٣٤٫٥٠", 123450],
    ["١٬٢٣٤", 123400],
    ["٢٥،٥٠", 2550],
    ["۲۵", 2500],
    ["۱۲۳۴٫۵", 123450],
    ["\u200f٢٥ €\u200f", 2500],
    ["999999.99", 99999999],
  ])("%s is %i cents", (text, cents) => {
    expect(parseAmount(text)).toBe(cents);
  });

  test.each([
    "",
    " ",
    "abc",
    "€",
    ".",
    ",-",
    "-25",
    "+25",
    "1e308",
    "1e2",
    "0x19",
    "NaN",
    "Infinity",
    "2 5",
    "25 50",
    "1.23.456",
    "1,23,456",
    "1.234,567.00",
    "12,34.5.6",
    "٢٥٫٥٠٫١",
    "25 dollars",
    "$25",
    "25€25",
    "1_234",
    "25~50",
    "EUR",
  ])("%j is no amount and counts as 0", (text) => {
    expect(readAmount(text)).toEqual({ ok: false, reason: "not_an_amount" });
    expect(parseAmount(text)).toBe(0);
  });

  test.each(["10.005", "0,505", "1.234", "1,000", "1.234,567", "٢٥٫٥٠٥", "1 234,505"])(
    "%s may hide a fraction of a cent and is refused",
    (text) => {
      expect(readAmount(text)).toEqual({ ok: false, reason: "fraction_of_a_cent" });
    },
  );

  test("more euros than can be counted exactly are refused", () => {
    expect(readAmount("9".repeat(12))).toEqual({ ok: true, cents: 99_999_999_999_900 });
    expect(readAmount("9".repeat(13))).toEqual({ ok: false, reason: "amount_too_large" });
    expect(readAmount("1" + "0".repeat(308))).toEqual({ ok: false, reason: "amount_too_large" });
  });
});

const anyCents = fc.integer({ min: 0, max: 99_999_999_999 });

test("every amount is read back from each way the three languages write it", () => {
  const writers = ["nl-NL", "en-US", "fr-FR", "ar-EG", "fa-IR"].map(
    (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  );
  fc.assert(
    fc.property(anyCents, fc.constantFrom(...writers), (cents, writer) => {
      expect(parseAmount(writer.format(cents / 100))).toBe(cents);
    }),
  );
});

test("no text whatever makes anything but whole, countable cents", () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^[-+€ 0-9٠-٩.,٫٬eE_~]{0,24}$/));
  fc.assert(
    fc.property(typed, (text) => {
      const cents = parseAmount(text);
      expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
