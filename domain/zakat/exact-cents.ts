import { asCents, type Cents } from "#domain/money/cents.ts";

/** Integers of a fraction of a cent, divisible by milligrams (10³), price parts (10⁴) and gold purity (3000): no rounding. */
const partsPerCent = 30_000_000_000n;
const mgPerGram = 1000n;
const priceParts = 10_000n;
const permilleInWhole = 10_000n;

export type Parts = bigint;

export const partsOfCents = (cents: Cents): Parts => BigInt(cents) * partsPerCent;

export const partsOfMetal = (
  mg: number,
  purity: Readonly<{ fine: number; of: number }>,
  centsE4PerGram: number,
): Parts =>
  (BigInt(mg) * BigInt(purity.fine) * BigInt(centsE4PerGram) * partsPerCent) /
  (BigInt(purity.of) * mgPerGram * priceParts);

export const shareOf = (parts: Parts, permille: number): Parts =>
  (parts * BigInt(permille)) / permilleInWhole;

/** Half a cent rounds up. Used for display and the amount due, never for intermediate sums. */
export const roundedCents = (parts: Parts, divisor = 1n): Cents => {
  const whole = partsPerCent * divisor;
  return asCents(Number((2n * parts + whole) / (2n * whole)));
};
