import type pg from "pg";
import type { Donor } from "#domain/giving/donor.ts";
import type { ShownDonation, KeptGift } from "#domain/giving/my-giving.ts";
import type { Cents } from "#domain/money/cents.ts";

/** More than a lifetime of monthly donations; sums do not depend on it. */
const maxListed = 1000;

/** Newest first; reads no more than is shown. */
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

/** Given signed in, or before that under the same proved address; `d` is the table, $1 and $2 are the donor's. */
export const isOfDonor = "(d.user_id = $1 or (d.user_id is null and lower(d.donor_email) = lower($2)))";

type Sums = Readonly<{ kept: KeptGift[]; monthlyCents: Cents[] }>;
type Row = { paidAt: Date | null; cents: Cents; isCash: boolean };

/** Without fee cover. Income is negative in the books, and a monthly donation has the id of its first donation. */
export async function sumsOfDonor(pool: pg.Pool, { userId, verifiedEmail }: Donor): Promise<Sums> {
  const { rows } = await pool.query<Row>({
    name: "sums-of-donor",
    text: `with own as materialized (select d.id, d.paid_at from donations d where ${isOfDonor})
      select own.paid_at as "paidAt", (
        select coalesce(-sum(posting.cents), 0)::bigint
        from ledger_entries entry
          join ledger_postings posting on posting.entry_id = entry.id
          join ledger_accounts account on account.id = posting.account_id
        where entry.donation_id = own.id and account.raised
      ) as cents, exists (select from entered_gifts g where g.id = own.id and g.method = 'CASH') as "isCash"
      from own where own.paid_at is not null
      union all
      select null, r.amount_cents, false from own join recurring_gifts r on r.id = own.id where r.status = 'ACTIVE'`,
    values: [userId, verifiedEmail],
  });
  return {
    kept: rows.flatMap(({ paidAt, cents, isCash }) => (paidAt ? [{ paidAt, keptCents: cents, isCash }] : [])),
    monthlyCents: rows.flatMap(({ paidAt, cents }) => (paidAt ? [] : [cents])),
  };
}
