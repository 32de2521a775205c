import { normalizeTyped } from "./as-typed.ts";
import { ibanLengths } from "./iban-lengths.ts";
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
