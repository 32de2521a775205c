import type pg from "pg";
import type { PaymentRef } from "#domain/giving/payment-report.ts";

/**
 * What failed since then, in front of a donor: every declined card once, and payments that failed without telling of
 * one. A try that no provider could serve, one that was left lying or withdrawn, and a debit that its bank did not pay
 * are nobody's failure. `seen_at` is by our own clock. `attempts`: of which of them (`a`), if not of all.
 */
export const failedTries = (since: string, attempts = "true"): string => `
  select card.provider || ' ' || card.decline_id as id, a.donation_id, a.provider, a.truth->>'method' as method, card.at,
    card.noted_at as seen_at
  from declined_cards card join payment_attempts a on a.id = card.attempt_id
  where card.at > ${since} and ${attempts}
  union all
  select e.id::text, a.donation_id, a.provider, a.truth->>'method', e.at, e.at
  from donation_events e join payment_attempts a on a.id = e.attempt_id
  where e.to_status = 'FAILED' and e.at > ${since} and ${attempts} and a.payment_id is not null and a.expired_at is null
    and coalesce(a.truth->>'method', '') not in ('sepa_debit', 'directdebit')
    and not exists (select from declined_cards card where card.attempt_id = a.id)`;

/** A payment that is being withdrawn because of the cards that were tried on it. */
export async function markWithdrawn(
  pool: pg.Pool,
  { provider, paymentId }: PaymentRef,
  at: Date,
): Promise<void> {
  await pool.query(
    `update payment_attempts set expired_at = $3
     where provider = $1 and payment_id = $2 and expired_at is null`,
    [provider, paymentId, at],
  );
}
