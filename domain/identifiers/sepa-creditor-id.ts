import { normalizeTyped } from "./as-typed.ts";
import { checkDigits } from "./mod-97.ts";

const maxIdLength = 35;
/** Total length where known; other countries are checked by check digits only. */
const lengths: Readonly<Record<string, number>> = { NL: 19, DE: 18 };

export const normalizeSepaCreditorId = normalizeTyped;

/** The business code (characters 5 to 7) is not part of the check. */
export const isSepaCreditorId = (id: string): boolean => {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]+$/.test(id) || id.length > maxIdLength) return false;
  const country = id.slice(0, 2);
  if (id.length !== (lengths[country] ?? id.length)) return false;
  return id.slice(2, 4) === checkDigits(id.slice(7) + country);
};
