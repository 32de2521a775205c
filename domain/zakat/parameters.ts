/** 20 dinar and 200 dirham, weighed in two common ways: by gram, or by 7½ and 52½ tola. The visitor may choose. */
export const nisabWeights = {
  gram: { goldMg: 85_000, silverMg: 595_000 },
  tola: { goldMg: 87_480, silverMg: 612_360 },
} as const;
type NisabWeights = Readonly<{ goldMg: number; silverMg: number }>;

export type Metal = "gold" | "silver";
/** "lower": the nisab that is worth less on the day. */
export type NisabBasis = Metal | "lower";
export type ZakatCalendar = "lunar" | "solar";

/** A rate as an exact fraction: 2.5% of a lunar year, adjusted for solar years. */
export type Rate = Readonly<{ numerator: number; denominator: number }>;
export const zakatRates: Readonly<Record<ZakatCalendar, Rate>> = {
  lunar: { numerator: 25, denominator: 1000 },
  // 0.025 × 365.2425 / 354.367 days = 2.5767%
  solar: { numerator: 25 * 3_652_425, denominator: 1000 * 3_543_670 },
};

export type ZakatParameters = Readonly<{
  nisab: NisabWeights;
  basis: NisabBasis;
  calendar: ZakatCalendar;
  /** Personal jewellery counts in the Hanafi view and is exempt in many others. */
  countJewellery: boolean;
  /** Long-term shares count only for the company's zakatable assets, by a customary percentage. */
  longTermSharesBasisPoints: number;
  pensionBasisPoints: number;
  /** Older metal prices are not used. */
  pricesMaxAgeDays: number;
}>;

export const usualParameters: ZakatParameters = {
  nisab: nisabWeights.gram,
  basis: "lower",
  calendar: "lunar",
  countJewellery: true,
  longTermSharesBasisPoints: 2500,
  pensionBasisPoints: 2500,
  pricesMaxAgeDays: 10,
};
