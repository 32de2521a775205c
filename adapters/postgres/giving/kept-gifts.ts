import type pg from "pg";
import type { KeptGift } from "#domain/giving/my-giving.ts";
import type { Donor } from "#domain/giving/donor.ts";
import { isOfDonor } from "./of-donor.ts";

/** What the books say of each paid gift of a donor, without the covered fees; income stands there as negative. */
export async function keptGifts(pool: pg.Pool, { userId, verifiedEmail }: Donor): Promise<KeptGift[]> {
  const { rows } = await pool.query<KeptGift>({
    name: "kept-gifts-of-donor",
    text: `select d.paid_at as "paidAt", (
        select coalesce(-sum(posting.cents), 0)::bigint
        from ledger_entries entry
          join ledger_postings posting on posting.entry_id = entry.id
          join ledger_accounts account on account.id = posting.account_id
        where entry.donation_id = d.id and account.raised
      ) as "keptCents", exists (select from entered_gifts g where g.id = d.id and g.method = 'CASH') as "isCash"
      from donations d where d.paid_at is not null and ${isOfDonor}`,
    values: [userId, verifiedEmail],
  });
  return rows;
}
