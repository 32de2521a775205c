import type pg from "pg";
import { receivedGifts } from "#adapters/postgres/giving/received-gifts.ts";
import { giftTrails } from "#adapters/postgres/ledger/gift-trail.ts";
import { keptPurposes } from "#adapters/postgres/ledger/purposes.ts";
import { followGift } from "../giving/follow-gift.ts";

const defaultAddUpEveryMs = 10_000;

type Options = { addUpEveryMs?: number };

/** Where a donor's gift went. */
export const composeFollowGift = (
  pool: pg.Pool,
  { addUpEveryMs = defaultAddUpEveryMs }: Options = {},
): ReturnType<typeof followGift> =>
  followGift({
    trails: giftTrails(pool),
    gifts: receivedGifts(pool),
    purposes: () => keptPurposes(pool),
    addUpEveryMs,
  });
