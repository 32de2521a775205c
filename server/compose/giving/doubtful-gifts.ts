import type pg from "pg";
import { storedDoubts } from "#adapters/postgres/giving/doubtful-gifts.ts";
import type { Actor } from "#domain/audit/audit-entry.ts";
import { refuseDoubtful } from "#domain/giving/risk/refuse-doubtful.ts";
import type { composeDonationAdmin } from "./donation-admin.ts";

/** The list of gifts that staff look at, and what they decide. */
export function composeDoubtfulGifts(
  pool: pg.Pool,
  { refund }: Pick<ReturnType<typeof composeDonationAdmin>, "refund">,
) {
  const doubts = storedDoubts(pool);
  return {
    list: doubts.list,
    accept: async (donationId: string, by: Actor, requestId: string): Promise<boolean> =>
      doubts.decide(donationId, "ACCEPTED", by, requestId),
    refuse: refuseDoubtful({ ...doubts, refund }),
  };
}
