import { negated } from "#domain/money/sums.ts";
import { entry, type Entry } from "./entry.ts";

/** Reverses a wrong donation on its own date, so that its year shows what was really given. */
export const bookGiftReversed = (gift: Entry, reason: string): Entry =>
  entry({
    cause: { kind: "gift_reversed", id: gift.cause.id },
    bookedOn: gift.bookedOn,
    description: reason,
    donationId: gift.donationId,
    reverses: gift.cause,
    postings: gift.postings.map((posting) => ({ ...posting, cents: negated(posting.cents) })),
  });
