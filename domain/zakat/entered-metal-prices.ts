import { arePricesSound } from "./metal-prices.ts";
import type { MetalPricesSetting } from "./metal-prices-setting.ts";

type EnteredPrices = Readonly<{ gold: number; silver: number }>;
type Outcome = { ok: true; prices: MetalPricesSetting } | { ok: false; reason: "unlikely_prices" };

/** Prices as typed. Silver above gold means that the fields were swapped. */
export function enteredMetalPrices({ gold, silver }: EnteredPrices, at: Date): Outcome {
  if (!arePricesSound({ gold, silver, at }) || silver >= gold)
    return { ok: false, reason: "unlikely_prices" };
  return {
    ok: true,
    prices: { goldCentsPerGramE4: gold, silverCentsPerGramE4: silver, at: at.toISOString() },
  };
}
