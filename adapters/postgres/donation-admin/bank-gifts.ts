import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { BankGift } from "#domain/donation-admin/enter-bank-gift.ts";
import type { Cents } from "#domain/money/cents.ts";
import { accountOfGift } from "../base/account-of.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction } from "../base/in-transaction.ts";

type PaidLine = Readonly<{ paymentId: string; chargedCents: Cents; paidOn: string }>;
/** Brings the books to where a line of the bank statement says they are, within the transaction of this client. */
export type SettleWithin = (client: pg.PoolClient, paid: PaidLine) => Promise<unknown>;

/** Stored and settled, or neither: what was entered is in the books. Entered again, it is there already. */
export const storeBankGift =
  (pool: pg.Pool, newReference: () => string, settle: SettleWithin) =>
  (gift: BankGift, by: Actor, requestId: string): Promise<void> =>
    inTransaction(pool, async (client) => {
      await storeGift(client, gift, { reference: newReference(), by, requestId });
      await settle(client, { paymentId: gift.id, chargedCents: gift.amountCents, paidOn: gift.receivedOn });
    });

/** Those that were stored by a program that died before it settled them; their date stands in the audit log. */
export async function unsettledBankGifts(pool: pg.Pool): Promise<PaidLine[]> {
  const { rows } = await pool.query<PaidLine>(
    `select d.id as "paymentId", d.charged_cents as "chargedCents", audit.after->>'receivedOn' as "paidOn"
     from donations d
       join payment_attempts a on a.donation_id = d.id and a.provider = 'bank'
       join audit_log audit on audit.action = 'donation.entered' and audit.subject_id = d.id
     where d.status = 'PENDING' and audit.after ? 'receivedOn'`,
  );
  return rows;
}

type Entered = Readonly<{ reference: string; by: Actor; requestId: string }>;

/** The gift's id is also its payment's: a bank statement has no better name for it. */
export async function storeGift(
  client: pg.PoolClient,
  gift: BankGift,
  { reference, by, requestId }: Entered,
): Promise<void> {
  const { rowCount } = await client.query(
    `insert into donations (id, reference, amount_cents, charged_cents, currency, frequency, campaign_id, program_id,
       donor_name, donor_email, language)
     values ($1, $2, $3, $3, 'EUR', 'ONE_TIME', $4, $5, $6, $7, $8) on conflict (id) do nothing`,
    [
      gift.id,
      reference,
      gift.amountCents,
      gift.campaignId,
      gift.programId,
      gift.donorName,
      gift.donorEmail,
      gift.language,
    ],
  );
  if (rowCount === 0) return;
  await client.query(
    `insert into payment_attempts (id, donation_id, number, amount_cents, charged_cents, frequency, claimed_until,
       provider, payment_id)
     values ($1, $1, 1, $2, $2, 'ONE_TIME', now(), 'bank', $1)`,
    [gift.id, gift.amountCents],
  );
  const { rows } = await client.query<{ userId: string | null }>(
    `select ${accountOfGift} as "userId" from donations d where d.id = $1`,
    [gift.id],
  );
  await writeAudit(client, {
    actor: by,
    action: "donation.entered",
    subject: { kind: "donation", id: gift.id },
    aboutUserId: rows[0]?.userId ?? null,
    after: { amountCents: gift.amountCents, receivedOn: gift.receivedOn, campaignId: gift.campaignId },
    requestId,
  });
}
