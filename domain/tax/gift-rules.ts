import { asCents, type Cents } from "#domain/money/cents.ts";

/** What the law lets a Dutch taxpayer deduct for gifts, by calendar year of payment. */
export type GiftRules = Readonly<{
  year: number;
  /** Ordinary gifts count only above this share of the threshold income … */
  thresholdPermille: number;
  /** … and never below this sum. */
  thresholdAtLeastCents: Cents;
  /** Ordinary gifts above the threshold count up to this share of the threshold income. */
  capPermille: number;
  /** Periodic gifts of one household. Agreements made before 4 October 2022, 16:00 are free of it through 2026. */
  periodicCapCents: Cents;
}>;

const ordinary = { thresholdPermille: 10, thresholdAtLeastCents: asCents(60_00), capPermille: 100 } as const;
const periodicCapUntil2024Cents = asCents(250_000_00);
const periodicCapSince2025Cents = asCents(1_500_000_00);

/**
 * One row per year and none ahead of the law: a change has been announced for 2028, so a year without a row is
 * answered with "not known yet" rather than with last year's rule.
 */
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
