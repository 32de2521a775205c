import type { Entry } from "./entry.ts";
import {
  bookChargeback,
  bookChargebackReversal,
  bookFailedRefund,
  bookFee,
  bookGift,
  bookRefund,
  type FeeTaken,
  type GiftReceived,
  type GiftReturned,
} from "./postings.ts";

/** Whatever a payment provider can do with the money of one donation. */
export type Movement =
  | (GiftReceived & Readonly<{ kind: "gift" }>)
  | (FeeTaken & Readonly<{ kind: "fee" }>)
  | (GiftReturned & Readonly<{ kind: "refund" | "refund_failed" | "chargeback" | "chargeback_reversed" }>);

/** Meets giving's need for books: one movement, one entry. */
export function bookMovement(movement: Movement): Entry {
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
