import { euros, permille } from "./money.ts";

const feePermille = 29;
const feeFixedCents = 35;

/** What is charged when the donor also covers the fees: amount × 1.029 + 0.35, half a cent up. */
export function coverFees(amountCents: number): number {
  return permille(euros(amountCents), 1000 + feePermille).cents + feeFixedCents;
}

export const chargeFor = (amountCents: number, coversFees: boolean): number =>
  coversFees ? coverFees(amountCents) : amountCents;
