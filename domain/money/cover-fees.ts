import { asCents, permilleOf, type Cents } from "./cents.ts";

/** What paying costs, as the foundation reckons it: a share of the gift in thousandths, and cents on top. */
export type FeeRates = Readonly<{ permille: number; fixedCents: number }>;

/** 2.9% and 35 cents, until administrators decide otherwise. */
export const firstFeeRates: FeeRates = { permille: 29, fixedCents: 35 };
export const highestFeeRates: FeeRates = { permille: 100, fixedCents: 100 };

/** What is charged when the donor also covers the fees: the share on top of the gift, half a cent up, and the cents. */
export const coverFees = (giftCents: number, fees: FeeRates): Cents =>
  asCents(permilleOf(asCents(giftCents), 1000 + fees.permille) + fees.fixedCents);

export const chargeFor = (giftCents: number, coversFees: boolean, fees: FeeRates): Cents =>
  coversFees ? coverFees(giftCents, fees) : asCents(giftCents);
