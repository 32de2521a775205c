import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { amountInWords } from "./amount-in-words.ts";

test("sums are written out in English", () => {
  const words = (cents: number) => amountInWords(cents, "en");
  expect(words(100)).toBe("one euro");
  expect(words(1_00_01)).toBe("one hundred euros and one cent");
  expect(words(125_000)).toBe("one thousand two hundred and fifty euros");
  expect(words(2_100_300)).toBe("twenty-one thousand and three euros");
  expect(words(150_000_000)).toBe("one million five hundred thousand euros");
  expect(words(12_050)).toBe("one hundred and twenty euros and fifty cents");
});

test("sums are written out in Dutch", () => {
  const words = (cents: number) => amountInWords(cents, "nl");
  expect(words(100)).toBe("een euro");
  expect(words(2200)).toBe("tweeëntwintig euro");
  expect(words(10_100)).toBe("honderdeen euro");
  expect(words(125_000)).toBe("duizend tweehonderdvijftig euro");
  expect(words(2_300_050)).toBe("drieëntwintigduizend euro en vijftig cent");
  expect(words(150_000_000)).toBe("een miljoen vijfhonderdduizend euro");
});

test("sums are written out in Arabic", () => {
  const words = (cents: number) => amountInWords(cents, "ar");
  expect(words(100)).toBe("يورو واحد");
  expect(words(200)).toBe("يوروان");
  expect(words(1100)).toBe("أحد عشر يورو");
  expect(words(2500)).toBe("خمسة وعشرون يورو");
  expect(words(20_000)).toBe("مئتا يورو");
  expect(words(125_000)).toBe("ألف ومئتان وخمسون يورو");
  expect(words(200_000)).toBe("ألفا يورو");
  expect(words(500_050)).toBe("خمسة آلاف يورو وخمسون سنت");
  expect(words(1_200_000)).toBe("اثنا عشر ألفًا يورو");
  expect(words(20_000_000)).toBe("مئتا ألف يورو");
  expect(words(10_100_000)).toBe("مئة ألف وألف يورو");
  expect(words(150_000_000)).toBe("مليون وخمسمئة ألف يورو");
});

test("no two sums are written alike", () => {
  const cents = fc.integer({ min: 0, max: 99_999_999_999 });
  fc.assert(
    fc.property(cents, cents, fc.constantFrom(...languages), (one, other, language) => {
      fc.pre(one !== other);
      expect(amountInWords(one, language)).not.toBe(amountInWords(other, language));
    }),
  );
});

test("what cannot be written is refused", () => {
  for (const cents of [-1, 0.5, 1e12]) expect(() => amountInWords(cents, "nl")).toThrow(RangeError);
});
