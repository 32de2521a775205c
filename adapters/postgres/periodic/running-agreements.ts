import type { Donor } from "#domain/giving/donor.ts";
import type { ActiveAgreement } from "#domain/giving/periodic/periodic-terms.ts";
import { type Language } from "#domain/language.ts";
import type pg from "pg";
import type { RunningAgreement } from "#domain/giving/periodic/periodic-shortfall.ts";

type Row = Omit<RunningAgreement, "donor"> & RunningAgreement["donor"];

/** Agreements of this year, by donor, in the order in which donations fill them. */
export async function runningAgreements(pool: pg.Pool, year: number): Promise<RunningAgreement[]> {
  const { rows } = await pool.query<Row>({
    name: "agreements-running",
    text: `select p.id, p.transaction_number as "transactionNumber", p.yearly_cents as "yearlyCents",
        p.first_year as "firstYear", p.term_years as "termYears", p.active_from as "activeFrom",
        p.ended_on as "endedOn", u.id as "userId", u.email as "verifiedEmail",
        concat_ws(' ', p.donor->>'firstNames', p.donor->>'surname') as name,
        coalesce((
          select sum(r.amount_cents) from recurring_gifts r join donations d on d.id = r.id
          where r.status = 'ACTIVE' and r.next_charge_on <= make_date($1, 12, 31)
            and (d.user_id = u.id or (d.user_id is null and u.email_verified and lower(d.donor_email) = u.email))
        ), 0)::bigint as "expectedCents"
      from periodic_agreements p join users u on u.id = p.user_id
      where p.state = 'ACTIVE' and p.donor is not null and p.active_from is not null
        and extract(year from p.active_from) <= $1
        and p.first_year <= $1 and (p.term_years is null or p.first_year + p.term_years > $1)
      order by u.id, p.active_from, p.id`,
    values: [year],
  });
  return rows.map(({ userId, verifiedEmail, ...row }) => ({ ...row, donor: { userId, verifiedEmail } }));
}

/** The recipient of the mail; null if account or agreement is gone. */
export async function agreementDonor(
  pool: pg.Pool,
  id: string,
): Promise<Readonly<{ email: string; language: Language }> | null> {
  const { rows } = await pool.query<{ email: string; language: Language }>(
    `select u.email, p.language from periodic_agreements p join users u on u.id = p.user_id
     where p.id = $1 and p.state = 'ACTIVE'`,
    [id],
  );
  return rows[0] ?? null;
}

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

export const nameOfParty = (party: "donor" | "partner"): string =>
  `(p.${party}->>'firstNames') || ' ' || (p.${party}->>'surname')`;

/** The address of the account is shown as long as anything else about the donor is kept. */
export const agreementFrom =
  "periodic_agreements p left join users u on u.id = p.user_id and p.donor is not null";
