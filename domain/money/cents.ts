import type * as z from "zod/mini";

/** Euro cents. A plain number is not assignable, so no count or fraction can be booked. Same brand as `centsField`. */
export type Cents = number & z.core.$brand<"Cents">;

export function asCents(value: number): Cents {
  if (isCents(value)) return value;
  throw new RangeError(`Not whole cents: ${value}`);
}

export const noCents: Cents = asCents(0);

export const plus = (one: Cents, other: Cents): Cents => asCents(one + other);

/** Half a cent rounds up. Every percentage of money uses this. */
export const permilleOf = (amount: Cents, rate: number): Cents =>
  asCents(Math.floor((amount * rate + 500) / 1000));

function isCents(value: number): value is Cents {
  return Number.isSafeInteger(value);
}
