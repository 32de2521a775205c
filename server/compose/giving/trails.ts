import type pg from "pg";
import { receivedGifts } from "#adapters/postgres/giving/received-gifts.ts";
import { giftTrails } from "#adapters/postgres/ledger/gift-trail.ts";
import { openExpenses } from "#adapters/postgres/ledger/open/open-expenses.ts";
import { storedPublicCopies } from "#adapters/postgres/ledger/open/public-copies.ts";
import { keptPurposes } from "#adapters/postgres/ledger/purposes.ts";
import { publicCopies } from "#domain/ledger/open/publish-copy.ts";
import { showExpenses } from "#domain/ledger/open/show-expenses.ts";
import { addedUpBooks } from "../../giving/added-up-books.ts";
import { followGift } from "../../giving/follow-gift.ts";

const defaultAddUpEveryMs = 10_000;

type Options = { addUpEveryMs?: number };

export function composeTrails(pool: pg.Pool, { addUpEveryMs = defaultAddUpEveryMs }: Options = {}) {
  const trails = giftTrails(pool);
  const stored = openExpenses(pool);
  const books = addedUpBooks(trails, addUpEveryMs);
  const purposes = () => keptPurposes(pool);
  return {
    followGift: followGift({
      trails,
      gifts: receivedGifts(pool),
      books,
      documents: stored.documents,
      purposes,
    }),
    openExpenses: { ...showExpenses({ stored, books, purposes }), copy: stored.copy },
    publicCopies: publicCopies(storedPublicCopies(pool)),
  };
}
