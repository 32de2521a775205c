import type { Language } from "#domain/language.ts";
import { decimalEuros } from "#domain/money/decimal-euros.ts";
import { inArabic } from "./arabic.ts";
import { inDutch } from "./dutch.ts";
import { inEnglish } from "./english.ts";

const writers: Record<Language, (euros: number, cents: number) => string> = {
  en: inEnglish,
  nl: inDutch,
  ar: inArabic,
};

/** No deed names a billion; above this the words have not been taught. */
const largestCents = 99_999_999_999;

/** A sum written out, so that no digit can be added to it later. */
export function amountInWords(cents: number, language: Language): string {
  if (!Number.isSafeInteger(cents) || cents < 0 || cents > largestCents) {
    throw new RangeError(`Cannot write ${cents} cents in words`);
  }
  const [euros = 0, rest = 0] = decimalEuros(cents).split(".").map(Number);
  return writers[language](euros, rest);
}
