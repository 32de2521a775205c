import { normalizeTyped } from "./as-typed.ts";
import { checkDigits } from "./mod-97.ts";

export const normalizeIban = normalizeTyped;

/** Expects the normalised form: `isIban(normalizeIban(typed))`. */
export const isIban = (iban: string): boolean => {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return false;
  const country = iban.slice(0, 2);
  if (iban.length !== ibanLengths[country]) return false;
  // Compares the check digits: 00, 01 and 99 would pass a plain remainder test and are never issued.
  return iban.slice(2, 4) === checkDigits(iban.slice(4) + country);
};

/** Countries by IBAN length, from the ISO 13616 registry. */
const countriesByLength: Readonly<Record<number, string>> = {
  15: "NO",
  16: "BE",
  18: "DK FI FK FO GL NL SD",
  19: "MK SI",
  20: "AT BA EE KZ LT LU MN XK",
  21: "CH HR LI LV",
  22: "BG BH CR DE GB GE IE ME RS VA",
  23: "AE GI IL IQ OM SO TL",
  24: "AD CZ ES MD PK RO SA SE SK TN VG",
  25: "LY PT ST",
  26: "IS TR",
  27: "BI DJ FR GR IT MC MR SM",
  28: "AL AZ BY CY DO GT HN HU LB NI PL SV",
  29: "BR EG PS QA UA",
  30: "JO KW MU YE",
  31: "MT SC",
  32: "LC",
  33: "RU",
};

export const ibanLengths: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(countriesByLength).flatMap(([length, countries]) =>
    countries.split(" ").map((country) => [country, Number(length)]),
  ),
);
