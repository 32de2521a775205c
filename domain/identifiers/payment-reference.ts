import { normalizeTyped, inGroupsOfFour } from "./as-typed.ts";

/** Applied from the right, repeating after ten digits. */
const weights = [2, 4, 8, 5, 10, 9, 7, 3, 6, 1] as const;

export const normalizePaymentReference = normalizeTyped;

/** The Dutch *betalingskenmerk* for a number of 6, 7–12 or 15 digits. Only the middle lengths carry a length code. */
export const paymentReference = (ownNumber: string): string | null => {
  if (!/^(\d{6,12}|\d{15})$/.test(ownNumber)) return null;
  const hasLengthCode = ownNumber.length >= 7 && ownNumber.length <= 12;
  const body = hasLengthCode ? `${ownNumber.length % 10}${ownNumber}` : ownNumber;
  return `${checkDigit(body)}${body}`;
};

/** Expects bare digits. */
export const isPaymentReference = (reference: string): boolean => {
  if (!/^(\d{7}|\d{9,14}|\d{16})$/.test(reference)) return false;
  const ownNumber = reference.slice(reference.length === 7 || reference.length === 16 ? 1 : 2);
  return reference === paymentReference(ownNumber);
};

export const formatPaymentReference = (reference: string): string =>
  inGroupsOfFour(normalizeTyped(reference));

const checkDigit = (body: string): number => {
  const sum = body
    .split("")
    .toReversed()
    .reduce((total, digit, i) => total + Number(digit) * weights[i % weights.length]!, 0);
  const check = 11 - (sum % 11);
  if (check === 10) return 1;
  return check === 11 ? 0 : check;
};
