import type pg from "pg";
import type { Donor } from "#domain/giving/donor.ts";
import type { ShownDonation } from "#domain/giving/my-giving.ts";
import { isOfDonor } from "./of-donor.ts";

/** More than anyone gives in a life of monthly gifts; the sums do not depend on it. */
const maxListed = 1000;

/** What a donor is shown of what they gave or began to give, newest first; no more is read than is shown. */
export async function shownDonations(
  pool: pg.Pool,
  { userId, verifiedEmail }: Donor,
  max = maxListed,
): Promise<ShownDonation[]> {
  const { rows } = await pool.query<ShownDonation>({
    name: "shown-donations-of-donor",
    text: `select d.id, d.amount_cents as "giftCents", d.created_at as "createdAt", d.paid_at as "paidAt", d.status,
        d.campaign_id as "campaignId", d.program_id as "programId", d.reference, d.frequency, d.charged_cents as "chargedCents"
      from donations d where ${isOfDonor} order by d.created_at desc, d.id desc limit $3`,
    values: [userId, verifiedEmail, max],
  });
  return rows;
}
