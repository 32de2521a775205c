import { asCents, noCents, plus, type Cents } from "./cents.ts";

/** Sums that the donate page does not need, kept out of its script. */
export const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce(plus, noCents);
export const minus = (one: Cents, other: Cents): Cents => asCents(one - other);
export const times = (one: Cents, count: number): Cents => asCents(one * count);
/** Avoids negative zero. */
export const negated = (one: Cents): Cents => minus(noCents, one);
export const absoluteOf = (one: Cents): Cents => (one < 0 ? negated(one) : one);
export const smallerOf = (one: Cents, other: Cents): Cents => (one < other ? one : other);
export const largerOf = (one: Cents, other: Cents): Cents => (one > other ? one : other);
