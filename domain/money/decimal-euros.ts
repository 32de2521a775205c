import type { Cents } from "./cents.ts";

/** Euros as programs write them, with a point and two decimals in every language. Digits are moved: no fraction is made. */
export function decimalEuros(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** As an address or a field holds an amount, in every language: 25, or 12.50. */
export const plainEuros = (cents: Cents): string => decimalEuros(cents).replace(".00", "");
