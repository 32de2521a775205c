import type pg from "pg";
import { storedDoubts } from "#adapters/postgres/giving/doubtful-gifts.ts";
import type { Actor } from "#domain/audit/audit-entry.ts";
import { refuseDoubtful } from "#domain/giving/risk/refuse-doubtful.ts";
import type { composeDonationAdmin } from "./donation-admin.ts";

/** What staff decide about doubtful gifts. */
export function composeDoubtfulGifts(
  pool: pg.Pool,
  { refund }: Pick<ReturnType<typeof composeDonationAdmin>, "refund">,
) {
  const doubts = storedDoubts(pool);
  return {
    accept: async (donationId: string, by: Actor, requestId: string): Promise<boolean> =>
      doubts.decide(donationId, "ACCEPTED", by, requestId),
    refuse: refuseDoubtful({ ...doubts, refund }),
  };
}
