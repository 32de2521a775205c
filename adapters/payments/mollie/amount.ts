import type { Amount } from "mollie-api-typescript/models";
import { decimalEuros } from "#domain/money/decimal-euros.ts";

export const amountOf = (cents: number, currency = "EUR"): Amount => ({
  currency,
  value: decimalEuros(cents),
});

export function centsOf({ value }: Pick<Amount, "value">): number {
  const cents = Number(value.replace(".", ""));
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Mollie wrote an amount of ${value}`);
  return cents;
}
