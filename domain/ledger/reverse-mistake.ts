import { negated } from "#domain/money/sums.ts";
import { entry, type Entry } from "./entry.ts";
import { reverse } from "./postings.ts";

/**
 * Reverses a mistake on the date of the original, so that its year is right. If that year is closed, the ledger books it today
 * and keeps this date beside it.
 */
export const reverseMistake = (first: Entry, reason: string): Entry =>
  reverse(first, { on: first.bookedOn, reason });

/** The same for a wrong donation. */
export const bookGiftReversed = (gift: Entry, reason: string): Entry =>
  entry({
    cause: { kind: "gift_reversed", id: gift.cause.id },
    bookedOn: gift.bookedOn,
    description: reason,
    donationId: gift.donationId,
    reverses: gift.cause,
    postings: gift.postings.map((posting) => ({ ...posting, cents: negated(posting.cents) })),
  });
