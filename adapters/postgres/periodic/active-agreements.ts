import type pg from "pg";
import type { Donor } from "#domain/giving/donor.ts";
import type { ActiveAgreement } from "#domain/giving/periodic/periodic-terms.ts";

/** A donor's signed agreements, oldest first, also ended ones. */
export async function activeAgreements(pool: pg.Pool, userId: string): Promise<ActiveAgreement[]> {
  const { rows } = await pool.query<ActiveAgreement>({
    name: "agreements-active",
    text: `select transaction_number as "transactionNumber", yearly_cents as "yearlyCents", first_year as "firstYear",
        term_years as "termYears", active_from as "activeFrom", ended_on as "endedOn"
      from periodic_agreements where user_id = $1 and state in ('ACTIVE', 'ENDED')
        and active_from is not null order by active_from, id`,
    values: [userId],
  });
  return rows;
}

/** The donor of this donation, if they have a signed agreement: signed in, or under the account's address. */
export async function agreeingDonorOf(pool: pg.Pool, donationId: string): Promise<Donor | null> {
  const { rows } = await pool.query<Donor>({
    name: "agreement-donor",
    text: `select u.id as "userId", u.email as "verifiedEmail" from donations d
        join users u on u.id = d.user_id or (d.user_id is null and u.email = lower(d.donor_email) and u.email_verified)
      where d.id = $1 and exists (select from periodic_agreements p where p.user_id = u.id and p.state in ('ACTIVE', 'ENDED'))`,
    values: [donationId],
  });
  return rows[0] ?? null;
}
