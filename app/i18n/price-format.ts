import { languageFacts, type Language } from "#domain/language.ts";

const centsE4PerEuro = 1_000_000;

/** With all its decimals: rounded to cents, sums made with it would look wrong. */
export const formatPrice = (language: Language, centsE4: number): string =>
  new Intl.NumberFormat(languageFacts[language].locale, {
    style: "currency",
    currency: "EUR",
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
  }).format(centsE4 / centsE4PerEuro);
