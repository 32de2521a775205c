import type pg from "pg";
import { referenceAlphabet } from "#domain/giving/reference.ts";

/** The gifts of donors who chose to pay from their bank, all of the same sum, as the form leaves them. */
export async function awaitTransfers(
  pool: pg.Pool,
  references: readonly string[],
  cents: number,
): Promise<void> {
  await pool.query(
    `with gift as (
       insert into donations (id, reference, amount_cents, charged_cents, currency, donor_email, frequency, language,
         by_transfer, attempts)
       select 'gift-' || reference, reference, $2, $2, 'EUR', reference || '@example.org', 'ONE_TIME', 'nl', true, 1
       from unnest($1::text[]) as reference
       returning id, reference)
     insert into payment_attempts (id, donation_id, number, amount_cents, charged_cents, frequency, claimed_until, provider,
       payment_id)
     select id || '-1', id, 1, $2, $2, 'ONE_TIME', now(), 'bank', 'transfer-' || reference from gift`,
    [references, cents],
  );
}

/** The reference of the gift of this number. */
export function referenceNumber(number: number): string {
  const letters = 10;
  let rest = number;
  let written = "";
  for (let place = 0; place < letters; place += 1) {
    written = referenceAlphabet.charAt(rest % referenceAlphabet.length) + written;
    rest = Math.floor(rest / referenceAlphabet.length);
  }
  return `DON-${written.slice(0, 5)}-${written.slice(5)}`;
}
