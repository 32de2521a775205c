import type pg from "pg";
import type { Donor } from "#domain/giving/donor.ts";
import type { Cents } from "#domain/money/cents.ts";
import { isOfDonor } from "./of-donor.ts";

/** The amounts of a donor's monthly gifts that are being collected now; paused and ended ones are not. */
export async function activeMonthlyCents(pool: pg.Pool, { userId, verifiedEmail }: Donor): Promise<Cents[]> {
  const { rows } = await pool.query<{ giftCents: Cents }>({
    name: "active-monthly-of-donor",
    // A monthly gift bears the id of its first donation, and belongs to whoever made that.
    text: `select r.amount_cents as "giftCents" from recurring_gifts r join donations d on d.id = r.id
      where r.status = 'ACTIVE' and ${isOfDonor}`,
    values: [userId, verifiedEmail],
  });
  return rows.map(({ giftCents }) => giftCents);
}
