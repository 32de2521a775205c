import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";
import type { Localized } from "#domain/language.ts";
import { localizedText } from "#domain/localized-schema.ts";
import { partsOfMetal, roundedCents } from "./exact-cents.ts";
import { arePricesCurrent, arePricesSound, type MetalPrices } from "./metal-prices.ts";
import { nisabWeights, usualParameters, type Metal } from "./parameters.ts";

const price = z.int().check(z.positive());

export const metalPricesSetting = z.object({
  goldCentsPerGramE4: price,
  silverCentsPerGramE4: price,
  at: z.iso.datetime({ offset: true }),
  /** The source of the prices. */
  source: z.optional(localizedText),
});
export type MetalPricesSetting = z.infer<typeof metalPricesSetting>;

const nisab = z.object({ goldCents: centsField, silverCents: centsField });

export const metalPricesAnswer = z.object({
  goldCentsPerGramE4: z.int(),
  silverCentsPerGramE4: z.int(),
  at: z.string(),
  /** Null: entered without a source. */
  source: z.nullable(z.string()),
  /** Fictional, for the demonstration. */
  isSample: z.boolean(),
  /** Older prices are not used. */
  maxAgeDays: z.int(),
  isCurrent: z.boolean(),
  /** The nisab at these prices, by both weights. */
  nisab: z.object({ gram: nisab, tola: nisab }),
});
export type MetalPricesAnswer = z.infer<typeof metalPricesAnswer>;

type Facts = Readonly<{ language: keyof Localized; isSample: boolean; now: Date }>;

/** Null if the prices are invalid. */
export function publicMetalPrices(
  setting: MetalPricesSetting,
  { language, isSample, now }: Facts,
): MetalPricesAnswer | null {
  const prices: MetalPrices = {
    gold: setting.goldCentsPerGramE4,
    silver: setting.silverCentsPerGramE4,
    at: new Date(setting.at),
  };
  if (!arePricesSound(prices)) return null;
  return {
    goldCentsPerGramE4: prices.gold,
    silverCentsPerGramE4: prices.silver,
    at: setting.at,
    source: setting.source?.[language] ?? null,
    isSample,
    maxAgeDays: usualParameters.pricesMaxAgeDays,
    isCurrent: arePricesCurrent(prices, now, usualParameters.pricesMaxAgeDays),
    nisab: { gram: nisabAt(prices, "gram"), tola: nisabAt(prices, "tola") },
  };
}

function nisabAt(prices: MetalPrices, weights: keyof typeof nisabWeights): z.infer<typeof nisab> {
  const { goldMg, silverMg } = nisabWeights[weights];
  const worth = (metal: Metal, mg: number) =>
    roundedCents(partsOfMetal(mg, { fine: 1, of: 1 }, prices[metal]));
  return { goldCents: worth("gold", goldMg), silverCents: worth("silver", silverMg) };
}
