import { asCents, type Cents } from "#domain/money/cents.ts";

/** Dutch deduction rules by calendar year of payment. */
export type GiftRules = Readonly<{
  year: number;
  /** Ordinary donations count above this share of the threshold income … */
  thresholdPermille: number;
  /** … and at least above this sum. */
  thresholdAtLeastCents: Cents;
  /** Ordinary donations above the threshold count up to this share of the threshold income. */
  capPermille: number;
  /** Per household. Agreements from before 4 October 2022, 16:00 are exempt through 2026. */
  periodicCapCents: Cents;
}>;

const ordinary = { thresholdPermille: 10, thresholdAtLeastCents: asCents(60_00), capPermille: 100 } as const;
const periodicCapUntil2024Cents = asCents(250_000_00);
const periodicCapSince2025Cents = asCents(1_500_000_00);

/** One row per year: a change is announced for 2028, so a year without a row is unknown. */
export const giftRules: readonly GiftRules[] = [
  { year: 2023, ...ordinary, periodicCapCents: periodicCapUntil2024Cents },
  { year: 2024, ...ordinary, periodicCapCents: periodicCapUntil2024Cents },
  { year: 2025, ...ordinary, periodicCapCents: periodicCapSince2025Cents },
  { year: 2026, ...ordinary, periodicCapCents: periodicCapSince2025Cents },
];

export const giftRulesOf = (year: number): GiftRules | undefined =>
  giftRules.find((rules) => rules.year === year);

export const latestGiftRules = (): GiftRules =>
  giftRules.reduce((latest, rules) => (rules.year > latest.year ? rules : latest));
