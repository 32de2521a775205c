import { noCents, type Cents } from "#domain/money/cents.ts";
import { partsOfCents, partsOfMetal, roundedCents, shareOf, type Parts } from "./exact-cents.ts";
import {
  assetIds,
  debtIds,
  purityOf,
  type AssetId,
  type DebtId,
  type Holdings,
  type MetalItem,
  type Purity,
} from "./holdings.ts";
import type { MetalPrices } from "./metal-prices.ts";
import type { Metal, Rate, ZakatParameters } from "./parameters.ts";

/** How a line was computed. */
export type LineSource =
  | Readonly<{ type: "weight"; mg: number; purity?: Purity; centsE4PerGram: number }>
  | Readonly<{ type: "share"; ofCents: Cents; permille: number }>
  | Readonly<{ type: "rate"; ofCents: Cents; rate: Rate }>;

export type WorkingLine = Readonly<{
  id: AssetId | DebtId | Metal | "zakatable" | "net" | "nisab_gold" | "nisab_silver" | "nisab" | "due";
  part: "asset" | "debt" | "total" | "nisab" | "due";
  /** Rounded for display; sums use exact values. */
  cents: Cents;
  source?: LineSource;
}>;

/** A line with the exact value behind it. */
export type Step = Readonly<{ line: WorkingLine; parts: Parts }>;

export const step = (
  id: WorkingLine["id"],
  part: WorkingLine["part"],
  parts: Parts,
  source?: LineSource,
): Step => ({
  line: { id, part, cents: roundedCents(parts), ...(source && { source }) },
  parts,
});

export const assetSteps = (holdings: Holdings, prices: MetalPrices, parameters: ZakatParameters): Step[] => [
  ...assetIds.flatMap((id) => assetStep(id, holdings.cents[id] ?? noCents, parameters)),
  ...(["gold", "silver"] as const).flatMap((metal) =>
    holdings[metal]
      .filter((item) => parameters.countJewellery || !item.jewellery)
      .map((item) => metalStep(metal, item, prices[metal])),
  ),
];

export const debtSteps = (holdings: Holdings): Step[] =>
  debtIds.flatMap((id) => {
    const cents = holdings.cents[id] ?? noCents;
    return cents === 0 ? [] : [step(id, "debt", partsOfCents(cents))];
  });

const assetStep = (id: AssetId, cents: Cents, parameters: ZakatParameters): Step[] => {
  if (cents === 0) return [];
  const parts = partsOfCents(cents);
  const permille = countedShare(id, parameters);
  if (permille === undefined) return [step(id, "asset", parts)];
  return [step(id, "asset", shareOf(parts, permille), { type: "share", ofCents: cents, permille })];
};

const countedShare = (id: AssetId, parameters: ZakatParameters): number | undefined => {
  if (id === "long_term_shares") return parameters.longTermSharesBasisPoints;
  return id === "pension" ? parameters.pensionBasisPoints : undefined;
};

const metalStep = (metal: Metal, item: MetalItem, centsE4PerGram: number): Step => {
  if ("valueCents" in item) return step(metal, "asset", partsOfCents(item.valueCents));
  const { mg, purity } = item;
  return step(metal, "asset", partsOfMetal(mg, purityOf(purity), centsE4PerGram), {
    type: "weight",
    mg,
    purity,
    centsE4PerGram,
  });
};
