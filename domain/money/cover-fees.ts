import { asCents, permilleOf, plus, type Cents } from "./cents.ts";

/** What paying costs, as the foundation reckons it: a share of the gift in thousandths, and cents on top. */
export type FeeRates = Readonly<{ permille: number; fixedCents: Cents }>;

/** 2.9% and 35 cents, until administrators decide otherwise. */
export const firstFeeRates: FeeRates = { permille: 29, fixedCents: asCents(35) };
export const highestFeeRates: FeeRates = { permille: 100, fixedCents: asCents(100) };

/** What is charged when the donor also covers the fees: the share on top of the gift, half a cent up, and the cents. */
export const coverFees = (giftCents: Cents, fees: FeeRates): Cents =>
  plus(permilleOf(giftCents, 1000 + fees.permille), fees.fixedCents);

export const chargeFor = (giftCents: Cents, coversFees: boolean, fees: FeeRates): Cents =>
  coversFees ? coverFees(giftCents, fees) : giftCents;
