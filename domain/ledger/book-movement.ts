import type { MoneyMovement } from "#domain/money/movement.ts";
import type { Entry } from "./entry.ts";
import {
  bookChargeback,
  bookChargebackReversal,
  bookFailedRefund,
  bookFee,
  bookGift,
  bookRefund,
} from "./postings.ts";

/** Implements giving's port: one movement, one entry. */
export function bookMovement(movement: MoneyMovement): Entry {
  if (movement.kind === "gift") return bookGift(movement);
  if (movement.kind === "fee") return bookFee(movement);
  return bookReturn[movement.kind](movement);
}

const bookReturn = {
  refund: bookRefund,
  refund_failed: bookFailedRefund,
  chargeback: bookChargeback,
  chargeback_reversed: bookChargebackReversal,
};
