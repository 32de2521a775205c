import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { BankGift } from "#domain/donation-desk/enter-bank-gift.ts";
import { accountOfGift } from "../account-of.ts";
import { writeAudit } from "../audit-log.ts";
import { inTransaction } from "../in-transaction.ts";

/** The gift's id is also its payment's: a bank statement has no better name for it. */
export const storeBankGift =
  (pool: pg.Pool, newReference: () => string) =>
  (gift: BankGift, by: Actor, requestId: string): Promise<void> =>
    inTransaction(pool, async (client) => {
      const { rowCount } = await client.query(
        `insert into donations (id, reference, amount_cents, charged_cents, currency, frequency, campaign_id, program_id,
           donor_name, donor_email, language)
         values ($1, $2, $3, $3, 'EUR', 'ONE_TIME', $4, $5, $6, $7, $8) on conflict (id) do nothing`,
        [
          gift.id,
          newReference(),
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
    });
