import type { Localized } from "#domain/language.ts";
import type { CountryCode } from "./fields.ts";

/** Short names, as they stand on a card. Every country the foundation works in has one. */
export const countryNames: Readonly<Record<CountryCode, Localized>> = {
  NL: { en: "Netherlands", nl: "Nederland", ar: "هولندا" },
  AE: { en: "UAE", nl: "VAE", ar: "الإمارات" },
  SA: { en: "Saudi Arabia", nl: "Saoedi-Arabië", ar: "السعودية" },
};
