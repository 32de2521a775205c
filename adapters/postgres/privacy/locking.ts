import type pg from "pg";
import { erasedDomain } from "#domain/privacy/person.ts";
import { firstRetention, retentionBounds } from "#domain/privacy/retention.ts";
import { isOfDonor } from "../giving/shown-donations.ts";

/** Replaces an address: unique per record, so that nothing links them. */
const noAddress = `d.id || '@${erasedDomain}'`;

/** The personal data of a donation; amount, date and purpose belong to the books. */
export const anonymousGift = `donor_name = null, donor_email = ${noAddress}, user_id = null,
  tribute_type = null, tribute_honoree = null, tribute_message = null, tribute_notify_email = null`;
export const personalChoices = "'{donorName,donorEmail,language,tribute}'::text[]";
export const anonymousGrant = `contact_name = '–', contact_email = ${noAddress}, answers = '{}'`;

/** The setting, never less than the legal minimum. */
export const fiscalYears = `greatest(${retentionBounds.fiscal.least}, coalesce(
  (select (value->>'fiscal')::int from settings where name = 'retentionTerms'), ${firstRetention.fiscal}))`;

/** The last day of the fiscal term, in the foundation's calendar. */
export const lastDay = (moment: string): string =>
  `make_date(extract(year from ${moment} at time zone 'Europe/Amsterdam')::int + ${fiscalYears}, 12, 31)`;

/** Failed donations are no fiscal records: nothing is locked. */
export async function lockDonations(client: pg.ClientBase, whose: readonly unknown[]): Promise<void> {
  await client.query(
    `insert into locked_records (kind, record_id, details, keep_until)
     select 'donation', d.id, jsonb_build_object('name', d.donor_name, 'email', d.donor_email),
       ${lastDay("coalesce(d.paid_at, d.created_at)")}
     from donations d where ${isOfDonor} and d.status not in ('FAILED', 'CANCELLED')`,
    [...whose],
  );
  // Choices fall back to the donation's, which are anonymous now.
  await client.query(
    `update payment_attempts a set wishes = a.wishes - ${personalChoices}
     where a.wishes is not null and (lower(a.wishes->>'donorEmail') = $2
       or a.donation_id in (select d.id from donations d where ${isOfDonor}))`,
    [...whose],
  );
  await client.query(
    "update entered_gifts set donor = donor - 'name' - 'email' where lower(donor->>'email') = $1",
    [whose[1]],
  );
  // Without place and nonce nobody can find the donation in the sealed trees; it is sealed again without its donor.
  await client.query(
    `delete from sealed_gifts s using donations d where d.id = s.donation_id and ${isOfDonor}`,
    [...whose],
  );
  await client.query(`update donations d set ${anonymousGift}, version = version + 1 where ${isOfDonor}`, [
    ...whose,
  ]);
}

/** An awarded grant belongs to the accounts; other applications are deleted. */
export async function lockGrants(client: pg.ClientBase, [, email]: readonly unknown[]): Promise<void> {
  await client.query(
    "delete from grant_applications where lower(contact_email) = $1 and status <> 'APPROVED'",
    [email],
  );
  await client.query(
    `insert into locked_records (kind, record_id, details, keep_until)
     select 'grant', d.id,
       jsonb_build_object('name', d.contact_name, 'email', d.contact_email, 'answers', d.answers),
       ${lastDay("coalesce(d.decided_at, d.created_at)")}
     from grant_applications d where lower(d.contact_email) = $1`,
    [email],
  );
  await client.query(`update grant_applications d set ${anonymousGrant} where lower(contact_email) = $1`, [
    email,
  ]);
}
