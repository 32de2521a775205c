import { normalizeTyped } from "./as-typed.ts";
import { isKvkNumber } from "./kvk.ts";
import { checkDigits } from "./mod-97.ts";

/** "ZZZ" is what a creditor uses who keeps no business lines apart. */
const noBusinessCode = "ZZZ";
const maxIdLength = 35;
/** Whole length where we know it; elsewhere only the check digits speak. */
const lengths: Readonly<Record<string, number>> = { NL: 19, DE: 18 };

export const normalizeSepaCreditorId = normalizeTyped;

/** The business code (characters 5 to 7) is the creditor's to choose and does not count in the check. */
export const isSepaCreditorId = (id: string): boolean => {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]+$/.test(id) || id.length > maxIdLength) return false;
  const country = id.slice(0, 2);
  if (id.length !== (lengths[country] ?? id.length)) return false;
  return id.slice(2, 4) === checkDigits(id.slice(7) + country);
};

/** A Dutch creditor's id is built from its Trade Register number and four digits given by the bank. */
export const dutchCreditorId = (kvk: string, suffix = "0000"): string | null => {
  if (!isKvkNumber(kvk) || !/^\d{4}$/.test(suffix)) return null;
  return `NL${checkDigits(`${kvk}${suffix}NL`)}${noBusinessCode}${kvk}${suffix}`;
};
