import { noCents, type Cents } from "#domain/money/cents.ts";
import { partsOfMetal, roundedCents, type Parts } from "./exact-cents.ts";
import { wrongField, type Holdings } from "./holdings.ts";
import { arePricesCurrent, arePricesSound, type MetalPrices } from "./metal-prices.ts";
import { zakatRates, type Metal, type ZakatParameters } from "./parameters.ts";
import { assetSteps, debtSteps, step, type Step, type WorkingLine } from "./working.ts";

const pure = { fine: 1, of: 1 } as const;

export type ZakatQuestion = Readonly<{
  holdings: Holdings;
  /** Whether a lunar year has passed above the nisab. */
  hawlComplete: boolean;
  prices: MetalPrices | null;
  now: Date;
  parameters: ZakatParameters;
}>;

export type ZakatAnswer =
  | Readonly<{
      ok: true;
      dueCents: Cents;
      netCents: Cents;
      nisabCents: Cents;
      nisabMetal: Metal;
      reachesNisab: boolean;
      /** Line by line. A guide: the page refers to a scholar. */
      working: readonly WorkingLine[];
    }>
  | Readonly<{ ok: false; reason: "amount_invalid"; field: string }>
  | Readonly<{ ok: false; reason: "prices_missing" | "prices_not_current" }>;

export const calculateZakat = (question: ZakatQuestion): ZakatAnswer => {
  const { holdings, hawlComplete, prices, now, parameters } = question;
  const field = wrongField(holdings);
  if (field) return { ok: false, reason: "amount_invalid", field };
  if (!prices || !arePricesSound(prices)) return { ok: false, reason: "prices_missing" };
  if (!arePricesCurrent(prices, now, parameters.pricesMaxAgeDays))
    return { ok: false, reason: "prices_not_current" };

  const assets = assetSteps(holdings, prices, parameters);
  const debts = debtSteps(holdings);
  const zakatable = total(assets);
  const net = atLeastZero(zakatable - total(debts));

  const nisabs = nisabSteps(prices, parameters);
  const nisabMetal = chosenMetal(nisabs, parameters);
  const nisab = nisabs[nisabMetal].parts;
  const reachesNisab = net >= nisab;

  const rate = zakatRates[parameters.calendar];
  const isDue = hawlComplete && reachesNisab;
  const dueCents = isDue ? roundedCents(net * BigInt(rate.numerator), BigInt(rate.denominator)) : noCents;
  const netCents = roundedCents(net);
  const nisabCents = roundedCents(nisab);

  const working: WorkingLine[] = [
    ...assets.map(({ line }) => line),
    step("zakatable", "total", zakatable).line,
    ...debts.map(({ line }) => line),
    step("net", "total", net).line,
    nisabs.gold.line,
    nisabs.silver.line,
    step("nisab", "nisab", nisab).line,
    {
      id: "due",
      part: "due",
      cents: dueCents,
      source: { type: "rate", ofCents: isDue ? netCents : noCents, rate },
    },
  ];
  return { ok: true, dueCents, netCents, nisabCents, nisabMetal, reachesNisab, working };
};

const total = (steps: readonly Step[]): Parts => steps.reduce((sum, { parts }) => sum + parts, 0n);

const atLeastZero = (parts: Parts): Parts => (parts < 0n ? 0n : parts);

const nisabSteps = (prices: MetalPrices, { nisab }: ZakatParameters): Record<Metal, Step> => {
  const worth = (metal: Metal, mg: number) =>
    step(`nisab_${metal}`, "nisab", partsOfMetal(mg, pure, prices[metal]), {
      type: "weight",
      mg,
      centsE4PerGram: prices[metal],
    });
  return { gold: worth("gold", nisab.goldMg), silver: worth("silver", nisab.silverMg) };
};

const chosenMetal = (nisabs: Record<Metal, Step>, { basis }: ZakatParameters): Metal => {
  if (basis !== "lower") return basis;
  return nisabs.gold.parts < nisabs.silver.parts ? "gold" : "silver";
};
