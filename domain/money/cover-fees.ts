import { asCents, permilleOf, plus, type Cents } from "./cents.ts";

/** Fee rates: per mille of the donation, plus fixed cents. */
export type FeeRates = Readonly<{ permille: number; fixedCents: Cents }>;

/** 2.9% and 35 cents, until administrators change it. */
export const firstFeeRates: FeeRates = { permille: 29, fixedCents: asCents(35) };
export const highestFeeRates: FeeRates = { permille: 100, fixedCents: asCents(100) };

/** The charge when the donor covers the fees: donation plus share (half a cent rounds up) plus fixed cents. */
export const coverFees = (giftCents: Cents, fees: FeeRates): Cents =>
  plus(permilleOf(giftCents, 1000 + fees.permille), fees.fixedCents);

export const chargeFor = (giftCents: Cents, coversFees: boolean, fees: FeeRates): Cents =>
  coversFees ? coverFees(giftCents, fees) : giftCents;
