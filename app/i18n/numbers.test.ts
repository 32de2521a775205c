import fc from "fast-check";
import { expect, test } from "vitest";
import { languageFacts, languages } from "#domain/language.ts";
import { numbersFor } from "./numbers.ts";

const euro = { style: "currency", currency: "EUR" } as const;
const largest = 99_999_999_999;

for (const language of languages) {
  const ours = numbersFor(language);
  const intl = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(languageFacts[language].locale, options);

  test(`every sum of money is written as Intl writes it in ${language}`, () => {
    const [exact, whole] = [intl(euro), intl({ ...euro, maximumFractionDigits: 0 })];
    fc.assert(
      fc.property(fc.integer({ min: -largest, max: largest }), (cents) => {
        expect(ours.euros(cents / 100, { least: 2, most: 2 })).toBe(exact.format(cents / 100));
        expect(ours.euros(cents, { least: 0, most: 0 })).toBe(whole.format(cents));
      }),
    );
  });

  test(`every number with a decimal or none is written as Intl writes it in ${language}`, () => {
    const number = intl({ maximumFractionDigits: 1 });
    const one = intl({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const parts = fc.constantFrom(1, 10, 100, 1000);
    fc.assert(
      fc.property(fc.integer({ min: -largest, max: largest }), parts, (some, part) => {
        const value = some / part;
        expect(ours.number(value, { least: 0, most: 1 })).toBe(number.format(value));
        expect(ours.number(value, { least: 1, most: 1 })).toBe(one.format(value));
      }),
    );
  });

  test(`every share is written as Intl writes it in ${language}`, () => {
    const percent = intl({ style: "percent", maximumFractionDigits: 1 });
    fc.assert(
      fc.property(fc.integer({ min: -largest, max: largest }), (value) => {
        expect(ours.percent(value, { least: 0, most: 1 })).toBe(percent.format(value / 100));
      }),
    );
  });
}

test("what is nearly nothing is written as nothing", () => {
  expect(numbersFor("en").number(1e-9, { least: 0, most: 1 })).toBe("0");
});
