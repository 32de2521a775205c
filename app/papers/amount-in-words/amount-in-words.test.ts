import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { asCents, noCents, type Cents } from "#domain/money/cents.ts";
import { times } from "#domain/money/sums.ts";
import { amountInWords } from "./amount-in-words.ts";
import { hundredAmounts } from "./hundred-amounts.fixtures.ts";
import { centsIn } from "./read-amount.fixtures.ts";

const anyCents = fc.integer({ min: 1, max: 99_999_999 }).map(asCents);

test("a hundred sums are written as they were worked out by hand", () => {
  expect(hundredAmounts).toHaveLength(100);
  for (const [amount, en, nl, ar] of hundredAmounts) {
    const cents = asCents(amount);
    expect([cents, amountInWords(cents, "en")]).toEqual([cents, en]);
    expect([cents, amountInWords(cents, "nl")]).toEqual([cents, nl]);
    expect([cents, amountInWords(cents, "ar")]).toEqual([cents, ar]);
  }
});

test("nothing at all and millions can be written too", () => {
  expect(languages.map((language) => amountInWords(noCents, language))).toEqual([
    "zero euros",
    "nul euro",
    "صفر يورو",
  ]);
  expect(amountInWords(asCents(150_000_000), "en")).toBe("one million five hundred thousand euros");
  expect(amountInWords(asCents(150_000_000), "nl")).toBe("een miljoen vijfhonderdduizend euro");
  expect(amountInWords(asCents(150_000_000), "ar")).toBe("مليون وخمسمئة ألف يورو");
  expect(amountInWords(asCents(1_200_000_000), "ar")).toBe("اثنا عشر مليون يورو");
  expect(amountInWords(asCents(200_000_200), "ar")).toBe("مليونان ويوروان");
});

test.each(languages)("whatever is written in %s reads back as the same sum", (language) => {
  const readsBack = (cents: Cents) => centsIn(amountInWords(cents, language), language) === cents;
  const everyCent = Array.from({ length: 10_000 }, (_, i) => asCents(i + 1));
  const everyEuro = everyCent.map((i) => times(i, 100));
  expect([...everyCent, ...everyEuro].filter((cents) => !readsBack(cents))).toEqual([]);
  fc.assert(fc.property(anyCents, readsBack), { numRuns: 2000 });
});

describe("the grammar of every sum", () => {
  const everySum = (
    language: "en" | "nl" | "ar",
    holds: (words: string, euros: number, cents: number) => void,
  ) =>
    fc.assert(
      fc.property(anyCents, (sum) => holds(amountInWords(sum, language), Math.floor(sum / 100), sum % 100)),
      { numRuns: 2000 },
    );

  test("English has a plural for all but one, and hyphens from twenty-one on", () => {
    everySum("en", (words, euros, cents) => {
      expect(words).toMatch(euros === 0 ? /cents?$/ : euros === 1 ? /\beuro\b/ : /\beuros\b/);
      expect(words).toMatch(cents === 0 ? /euros?$/ : cents === 1 ? /\bone cent$/ : /\bcents$/);
      expect(words).not.toMatch(
        /(?:twen|thir|for|fif|six|seven|eigh|nine)ty (?:one|two|three|four|five|six|seven|eight|nine)\b/,
      );
      expect(words).not.toMatch(/hundred (?!and|thousand|euro)/);
    });
  });

  test("Dutch counts euro and cent in the singular, parts only after duizend, and never reads e with e", () => {
    everySum("nl", (words) => {
      expect(words).not.toMatch(/euro's|euros|centen|cents/);
      expect(words).not.toMatch(/(?:twee|drie)en(?:twin|der|veer|vijf|zes|zeven|tach|negen)tig/);
      expect(words).not.toMatch(/honderd (?!euro)/);
      expect(words).not.toMatch(/\beenduizend|\beenhonderd/);
    });
  });

  test("Arabic counts cents as one, two, a few and many; the euro alone is not declined", () => {
    everySum("ar", (words, euros, cents) => {
      expect(words).toMatch(endOfCents(cents));
      expect(words).toMatch(nameOfEuros(euros));
    });
  });

  test("in Arabic nothing stands before its noun with the ending of a word that stands alone", () => {
    everySum("ar", (words) => {
      expect(words).not.toMatch(/(?:ألف|مليون)ًا (?:ألف|يورو|سنت)/);
      expect(words).not.toMatch(/(?:مئت|ألف|مليون)ان (?:ألف|يورو|سنت)/);
      expect(words).not.toMatch(/(?:^|و)(?:واحد|اثنان) (?:ألف|يورو|سنت)/);
      // Three to ten take the plural, also of thousands.
      expect(words).not.toMatch(/(?:ثلاثة|أربعة|خمسة|ستة|سبعة|ثمانية|تسعة|عشرة) (?:ألف|مليون|سنت)(?: |$)/);
    });
  });
});

function endOfCents(cents: number): RegExp {
  if (cents === 0) return /يورو(?: واحد|ان)?$/;
  if (cents <= 2) return cents === 1 ? /سنت واحد$/ : /سنتان$/;
  return cents <= 10 ? / سنتات$/ : / سنتًا$/;
}

function nameOfEuros(euros: number): RegExp {
  if (euros === 0) return /^(?!.*يورو)/;
  if (euros % 100 === 1) return /يورو واحد/;
  return euros % 100 === 2 ? /يوروان/ : / يورو(?: و|$)/;
}

test("no two sums are written alike", () => {
  const cents = fc.integer({ min: 0, max: 99_999_999_999 }).map(asCents);
  fc.assert(
    fc.property(cents, cents, fc.constantFrom(...languages), (one, other, language) => {
      fc.pre(one !== other);
      expect(amountInWords(one, language)).not.toBe(amountInWords(other, language));
    }),
  );
});

test("what cannot be written is refused", () => {
  for (const cents of [-1, 1e12]) expect(() => amountInWords(asCents(cents), "nl")).toThrow(RangeError);
});
