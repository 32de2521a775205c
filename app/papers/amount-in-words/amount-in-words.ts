import type { Language } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";
import { decimalEuros } from "#domain/money/decimal-euros.ts";
import { inArabic } from "./arabic.ts";
import { inDutch } from "./dutch.ts";
import { inEnglish } from "./english.ts";

const writers: Record<Language, (euros: number, left: number) => string> = {
  en: inEnglish,
  nl: inDutch,
  ar: inArabic,
};

/** Larger amounts are not supported. */
const largestCents = 99_999_999_999;

/** An amount in words, so that no digit can be added. */
export function amountInWords(cents: Cents, language: Language): string {
  if (cents < 0 || cents > largestCents) {
    throw new RangeError(`Cannot write ${cents} cents in words`);
  }
  const [euros = 0, left = 0] = decimalEuros(cents).split(".").map(Number);
  return writers[language](euros, left);
}
