import type pg from "pg";
import type { PaidLine } from "#domain/giving/settle/paid-by-bank.ts";

/** Those that were stored by a program that died before it settled them; their date stands in the audit log. */
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
