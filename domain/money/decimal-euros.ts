import type { Cents } from "./cents.ts";

/** Euros for programs, with a point and two decimals, made by moving digits. */
export function decimalEuros(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** An amount in a URL or field, in every language: 25, or 12.50. */
export const plainEuros = (cents: Cents): string => decimalEuros(cents).replace(".00", "");
