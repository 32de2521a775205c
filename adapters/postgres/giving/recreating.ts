import type pg from "pg";
import type { Donation } from "#domain/giving/donation.ts";
import type { PaymentAttempt } from "#domain/giving/payment-attempt.ts";
import type { Provider } from "#domain/giving/payment-report.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { storedChoices } from "./choice-columns.ts";

/** Payments without an attempt, in order of arrival. */
export async function unknownPayments(
  pool: pg.Pool,
  provider: Provider,
  paymentIds: readonly string[],
): Promise<string[]> {
  const { rows } = await pool.query<{ paymentId: string }>(
    `select asked.payment_id as "paymentId" from unnest($2::text[]) with ordinality as asked(payment_id, place)
     where not exists (select from payment_attempts a where a.provider = $1 and a.payment_id = asked.payment_id)
     order by asked.place`,
    [provider, paymentIds],
  );
  return rows.map(({ paymentId }) => paymentId);
}

/** A gift, or a further attempt, that the copy lacks. A job releases its suspense money once this is paid. */
export const recreateDonation = (pool: pg.Pool, donation: Donation, attempt: PaymentAttempt): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query(
      `insert into donations (id, reference, amount_cents, charged_cents, currency, frequency, campaign_id, program_id, fund,
         by_transfer, donor_name, donor_email, language, user_id, created_at, attempts)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
       on conflict (id) do nothing`,
      [
        donation.id,
        donation.reference,
        donation.giftCents,
        donation.chargedCents,
        donation.currency,
        donation.frequency,
        donation.campaignId,
        donation.programId,
        donation.fund,
        donation.byTransfer,
        donation.donorName,
        donation.donorEmail,
        donation.language,
        donation.userId,
        donation.createdAt,
        attempt.number,
      ],
    );
    const { rowCount } = await client.query(
      `insert into payment_attempts (id, donation_id, number, amount_cents, charged_cents, frequency, claimed_until, provider,
         payment_id, wishes)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       on conflict do nothing`,
      [
        attempt.id,
        donation.id,
        attempt.number,
        attempt.choices.giftCents,
        attempt.choices.chargedCents,
        attempt.choices.frequency,
        attempt.claimedUntil,
        attempt.payment?.provider,
        attempt.payment?.paymentId,
        storedChoices(attempt.choices),
      ],
    );
    if (rowCount === 0) return;
    // Only the latest attempt can end a donation; news of this one may be pending.
    await client.query(
      "update donations set attempts = $2, version = version + 1 where id = $1 and attempts < $2",
      [donation.id, attempt.number],
    );
    await client.query(
      `update discrepancies set resolved_at = now(), resolution = 'recreated'
       where kind = 'unknown_payment' and provider = $1 and payment_id = $2 and resolved_at is null`,
      [attempt.payment?.provider, attempt.payment?.paymentId],
    );
  });

export async function addressOfAccount(pool: pg.Pool, userId: string): Promise<string | null> {
  const { rows } = await pool.query<{ email: string }>("select email from users where id = $1", [userId]);
  return rows[0]?.email ?? null;
}
