import type pg from "pg";
import type { KeptGift } from "#domain/giving/my-giving.ts";
import type { Donor } from "#domain/giving/donor.ts";
import type { Cents } from "#domain/money/cents.ts";
import { isOfDonor } from "./of-donor.ts";

type Sums = Readonly<{ kept: KeptGift[]; monthlyCents: Cents[] }>;
type Row = { paidAt: Date | null; cents: Cents; isCash: boolean };

/**
 * Each paid donation of a donor from the books, without fee cover, and the amounts of active monthly donations. Income
 * is negative in the books. A monthly donation has the id of its first donation.
 */
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
