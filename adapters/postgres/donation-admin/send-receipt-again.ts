import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { ReceiptAgainOutcome, SendReceiptAgain } from "#domain/donation-admin/ports.ts";
import { receiptNumberOf } from "#domain/giving/settle/received-gift.ts";
import type { Language } from "#domain/language.ts";
import { isAddress } from "#domain/privacy/person.ts";
import { accountOfGift } from "../base/account-of.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";
import { queueMail } from "../mail/outbox.ts";

/** Two clicks within it are one request. */
const oneClick = "1 minute";

type Row = {
  userId: string | null;
  email: string;
  language: Language;
  receiptId: string | null;
  year: number | null;
  number: number | null;
};

export const sendReceiptAgain =
  (pool: pg.Pool): SendReceiptAgain =>
  (donationId, by, requestId) =>
    inTransaction(pool, async (client): Promise<ReceiptAgainOutcome> => {
      await lockByName(client, `receipt again ${donationId}`);
      const { rows } = await client.query<Row>(
        `select ${accountOfGift} as "userId", d.donor_email as email, d.language, r.id::text as "receiptId", r.year, r.number
         from donations d
           left join receipts r on r.donation_id = d.id and r.cause = 'gift' and r.number is not null
             and d.status <> 'REVERSED'
         where d.id = $1`,
        [donationId],
      );
      const gift = rows[0];
      if (!gift) return { ok: false, reason: "unknown_donation" };
      if (gift.receiptId === null || gift.year === null || gift.number === null)
        return { ok: false, reason: "no_receipt" };
      if (!isAddress(gift.email)) return { ok: false, reason: "no_address" };
      if (await wasJustAsked(client, gift.receiptId)) return { ok: true };

      const number = receiptNumberOf(gift.year, gift.number);
      await queueMail(client, {
        kind: "gift-receipt",
        cause: `${gift.receiptId}:${randomUUID()}`,
        to: gift.email,
        language: gift.language,
        attachments: [{ name: `receipt-${number}.pdf`, kind: "receipt", id: donationId }],
      });
      await writeAudit(client, {
        actor: by,
        action: "donation.receipt_resent",
        subject: { kind: "donation", id: donationId },
        aboutUserId: gift.userId,
        after: { receipt: number },
        requestId,
      });
      return { ok: true };
    });

/** Only repeated mails: the first mail of a receipt was not requested. */
async function wasJustAsked(client: pg.ClientBase, receiptId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from mail_outbox where kind = 'gift-receipt' and split_part(cause, ':', 1) = $1 and cause <> $1
       and created_at > now() - interval '${oneClick}' limit 1`,
    [receiptId],
  );
  return rowCount !== 0;
}
