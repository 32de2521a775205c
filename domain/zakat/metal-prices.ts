import { dayMs } from "#domain/calendar/day.ts";
import type { Metal } from "./parameters.ts";

const highestPriceE4 = 100_000_000_000;
/** A visitor's clock may be slow; a price dated further ahead is an error. */
const clockSkewMs = dayMs;

/** Pure metal per gram, in ten-thousandths of a cent: € 110.2345 is 110,234,500. */
export type MetalPrices = Readonly<Record<Metal, number> & { at: Date }>;

export const arePricesSound = (prices: MetalPrices): boolean =>
  [prices.gold, prices.silver].every(
    (price) => Number.isSafeInteger(price) && price > 0 && price <= highestPriceE4,
  );

export const arePricesCurrent = (prices: MetalPrices, now: Date, maxAgeDays: number): boolean => {
  const ageMs = now.getTime() - prices.at.getTime();
  return ageMs <= maxAgeDays * dayMs && ageMs >= -clockSkewMs;
};
