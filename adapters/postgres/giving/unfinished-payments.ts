import type pg from "pg";
import type { UnsubscribedGift } from "#domain/giving/monthly/begin-late-subscriptions.ts";
import type { PaymentReport, Provider } from "#domain/giving/payment-report.ts";
import type { PaidLine } from "#domain/giving/settle/paid-by-bank.ts";
import type { ProviderCost } from "#domain/giving/settle/provider-cost.ts";
import type { Overdue } from "#domain/giving/start/expire-donation.ts";
import { bookProviderCost } from "#domain/ledger/suspense.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { storedBooks } from "../ledger/ledger.ts";
import { payableAttempts } from "./rows.ts";
import { reportIn, type StoredReport } from "./settlement-rows.ts";

/** Unpaid since the latest attempt. */
export async function overdueDonations(pool: pg.Pool, before: Date, most: number): Promise<Overdue[]> {
  const { rows } = await pool.query<Overdue>(
    `select d.id as "donationId", a.id as "attemptId", ${payableAttempts("true")} as payments
     from donations d join payment_attempts a on a.donation_id = d.id and a.number = d.attempts
     where d.status = 'PENDING' and not d.by_transfer and d.created_at < $1 and a.claimed_until < $1
     order by random() limit $2`,
    [before, most],
  );
  return rows;
}

export async function markExpired(pool: pg.Pool, donationId: string, at: Date): Promise<void> {
  await pool.query(
    "update payment_attempts set expired_at = $2 where donation_id = $1 and expired_at is null",
    [donationId, at],
  );
}

/** Active monthly donations without a subscription. */
export async function unsubscribedGifts(
  pool: pg.Pool,
  begunAfter: Date,
  most: number,
): Promise<UnsubscribedGift[]> {
  const { rows } = await pool.query<UnsubscribedGift>(
    `select r.id as "giftId", jsonb_build_object('provider', a.provider, 'paymentId', a.payment_id) as payment
     from recurring_gifts r join donations d on d.id = r.id join payment_attempts a on a.id = d.paid_attempt_id
     where r.provider <> 'bank' and r.subscription_id is null and r.status = 'ACTIVE' and r.created_at > $1
     order by r.created_at limit $2`,
    [begunAfter, most],
  );
  return rows;
}

export async function subscribeGift(pool: pg.Pool, giftId: string, subscriptionId: string): Promise<void> {
  await pool.query(
    "update recurring_gifts set subscription_id = $2 where id = $1 and subscription_id is null and status = 'ACTIVE'",
    [giftId, subscriptionId],
  );
}

/** Stored by a program that died before settling; their date is in the audit log. */
export async function unsettledBankGifts(pool: pg.Pool): Promise<PaidLine[]> {
  const { rows } = await pool.query<Omit<PaidLine, "method">>(
    `select d.id as "paymentId", d.charged_cents as "chargedCents", audit.after->>'receivedOn' as "paidOn"
     from donations d
       join payment_attempts a on a.donation_id = d.id and a.provider = 'bank'
       join audit_log audit on audit.action = 'donation.entered' and audit.subject_id = d.id
     where d.status = 'PENDING' and audit.after ? 'receivedOn'`,
  );
  return rows;
}

/** Paid payments without a reported fee, oldest first. */
export async function paymentsWithoutFee(
  pool: pg.Pool,
  provider: Provider,
  paidAfter: Date,
  most: number,
): Promise<PaymentReport[]> {
  const { rows } = await pool.query<{ report: StoredReport }>(
    // ISO times sort as text.
    `select truth as report from payment_attempts
     where provider = $1 and truth is not null and truth->>'state' = 'paid' and truth->>'feeCents' is null and truth->>'paidAt' > $2
     order by truth->>'paidAt' limit $3`,
    [provider, paidAfter.toISOString(), most],
  );
  return rows.map(({ report }) => reportIn(report));
}

export const storedProviderCosts = (pool: pg.Pool) => ({
  askedUntil: async (provider: Provider): Promise<Date | null> => {
    const { rows } = await pool.query<{ at: Date }>(
      "select asked_at as at from provider_costs_mark where provider = $1",
      [provider],
    );
    return rows[0]?.at ?? null;
  },
  keep: (provider: Provider, costs: readonly (ProviderCost & { on: string })[], until: Date): Promise<void> =>
    inTransaction(pool, async (client) => {
      const books = storedBooks(client);
      for (const { id, cents, on, description } of costs)
        await books.book(bookProviderCost({ id, holder: provider, cents, on, description }));
      await client.query(
        `insert into provider_costs_mark (provider, asked_at) values ($1, $2)
         on conflict (provider) do update set asked_at = greatest(provider_costs_mark.asked_at, excluded.asked_at)`,
        [provider, until],
      );
    }),
});
