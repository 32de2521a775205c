import { asCents, noCents, plus, type Cents } from "./cents.ts";

/** The sums of money that the page to give on does without: what forms are made of does not carry them. */
export const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce(plus, noCents);
export const minus = (one: Cents, other: Cents): Cents => asCents(one - other);
export const times = (one: Cents, count: number): Cents => asCents(one * count);
/** Nothing owed to the other side is plain zero: JavaScript knows a second one below it. */
export const negated = (one: Cents): Cents => minus(noCents, one);
/** Whichever way it went. */
export const absoluteOf = (one: Cents): Cents => (one < 0 ? negated(one) : one);
export const smallerOf = (one: Cents, other: Cents): Cents => (one < other ? one : other);
export const largerOf = (one: Cents, other: Cents): Cents => (one > other ? one : other);
