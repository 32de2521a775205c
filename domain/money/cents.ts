import type * as z from "zod/mini";

/**
 * An amount of money: whole cents of euros. A plain number cannot stand in for it, so that no count, share or fraction
 * is ever booked. It is the brand that `centsField` gives, so what a schema has checked is money without more ado.
 */
export type Cents = number & z.core.$brand<"Cents">;

export function asCents(value: number): Cents {
  if (isCents(value)) return value;
  throw new RangeError(`Not whole cents: ${value}`);
}

export const noCents: Cents = asCents(0);

export const plus = (one: Cents, other: Cents): Cents => asCents(one + other);

/** Half a cent rounds up. Every percentage of money in the product goes through here. */
export const permilleOf = (amount: Cents, rate: number): Cents =>
  asCents(Math.floor((amount * rate + 500) / 1000));

function isCents(value: number): value is Cents {
  return Number.isSafeInteger(value);
}
