import type { Amount } from "mollie-api-typescript/models";
import { decimalEuros } from "#domain/money/decimal-euros.ts";
import { asCents, type Cents } from "#domain/money/cents.ts";

export const amountOf = (cents: Cents, currency = "EUR"): Amount => ({
  currency,
  value: decimalEuros(cents),
});

export function centsOf({ value }: Pick<Amount, "value">): Cents {
  const cents = Number(value.replace(".", ""));
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Mollie wrote an amount of ${value}`);
  return asCents(cents);
}
