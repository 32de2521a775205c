import type { Amount } from "mollie-api-typescript/models";

/** Mollie writes euros with two decimals; we never make a fraction of them. */
export const amountOf = (cents: number, currency = "EUR"): Amount => ({
  currency,
  value: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`,
});

export function centsOf({ value }: Pick<Amount, "value">): number {
  const cents = Number(value.replace(".", ""));
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Mollie wrote an amount of ${value}`);
  return cents;
}
