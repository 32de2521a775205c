import type pg from "pg";
import type { Language } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { Fund } from "#domain/money/fund.ts";
import { noAddressDomain } from "#domain/privacy/person.ts";

/** A donation that did not start at the form. */
export type DonationToStore = Readonly<{
  id: string;
  reference: string;
  amountCents: Cents;
  campaignId: string | null;
  programId: string | null;
  fund: Fund | null;
  donorName: string | null;
  donorEmail: string | null;
  language: Language;
}>;

/** Each with a payment under the donation's id, because a bank statement has no better one. */
export async function storeDonations(
  client: pg.PoolClient,
  donations: readonly DonationToStore[],
): Promise<void> {
  await client.query(
    `with asked as (
       select * from jsonb_to_recordset($1::jsonb) as asked(id text, reference text, "amountCents" bigint,
         "campaignId" text, "programId" text, fund text, "donorName" text, "donorEmail" text, language text)
     ), stored as (
       insert into donations (id, reference, amount_cents, charged_cents, currency, frequency, campaign_id, program_id, fund,
         donor_name, donor_email, language)
       select id, reference, "amountCents", "amountCents", 'EUR', 'ONE_TIME', "campaignId", "programId", fund, "donorName",
         coalesce("donorEmail", id || '@${noAddressDomain}'), language from asked
     )
     insert into payment_attempts (id, donation_id, number, amount_cents, charged_cents, frequency, claimed_until,
       provider, payment_id)
     select id, id, 1, "amountCents", "amountCents", 'ONE_TIME', now(), 'bank', id from asked`,
    [JSON.stringify(donations)],
  );
}
