import type pg from "pg";
import type { SealedTexts } from "#adapters/sealed-text.ts";
import type { NextStep } from "#domain/connections/after-attempt.ts";
import type { ClaimedDelivery, SendOutcome } from "#domain/connections/webhook.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { queueMails } from "../mail/outbox.ts";
import { placeOfSecret } from "./webhook-endpoints.ts";

/** A slow receiver delays only itself. */
export const maxAtOnce = 4;
/** Longer than any attempt; messages of a killed process wait this long. In milliseconds, like a Date. */
const lease = "date_trunc('milliseconds', now()) + interval '2 minutes'";

type Disabled = Readonly<{ id: string; url: string; failingSince: Date }>;
type Needs = Readonly<{
  texts: () => SealedTexts;
  letters: (endpoint: Disabled) => Promise<MailToQueue[]>;
}>;

export const webhookDeliveries = (pool: pg.Pool, { texts, letters }: Needs) => ({
  claim: async (): Promise<ClaimedDelivery[]> => {
    const { rows } = await pool.query<ClaimedRow>({
      name: "webhook-claim",
      text: `with due as (
          select d.id from webhook_endpoints w, lateral (
            select id from webhook_deliveries
            where endpoint_id = w.id and state = 'WAITING' and next_attempt_at <= now()
            order by next_attempt_at, id limit ${maxAtOnce} for update skip locked) d
          where w.paused_at is null and w.disabled_at is null
        ), claimed as (
          update webhook_deliveries d set attempts = attempts + 1, next_attempt_at = ${lease}
          from due where d.id = due.id returning d.*
        )
        select c.id, c.message_id, c.endpoint_id, c.attempts, c.next_attempt_at as lease_until, m.body, w.url, w.secret, w.failing_since,
          case when w.old_secret_until > now() then w.old_secret end as old_secret
        from claimed c join webhook_messages m on m.id = c.message_id join webhook_endpoints w on w.id = c.endpoint_id`,
    });
    return rows.map((row) => ({
      id: row.id,
      messageId: row.message_id,
      endpointId: row.endpoint_id,
      body: row.body,
      url: row.url,
      secrets: [row.secret, ...(row.old_secret ? [row.old_secret] : [])].map((sealed) =>
        texts().open(sealed, placeOfSecret(row.endpoint_id)),
      ),
      attempts: row.attempts,
      failingSince: row.failing_since,
      leaseUntil: row.lease_until,
    }));
  },

  /** Every attempt is stored, also if a person resent the message meanwhile. */
  settle: async (delivery: ClaimedDelivery, outcome: SendOutcome, next: NextStep): Promise<void> => {
    const { id, endpointId, url } = delivery;
    const mails =
      next.disables && next.failingSince
        ? await letters({ id: endpointId, url, failingSince: next.failingSince })
        : [];
    await inTransaction(pool, async (client) => {
      await client.query(
        `insert into webhook_attempts (delivery_id, at, duration_ms, status, problem, excerpt)
         select id, $2, $3, $4, $5, $6 from webhook_deliveries where id = $1`,
        [id, outcome.at, outcome.durationMs, outcome.status, outcome.problem, outcome.excerpt],
      );
      await client.query(
        `update webhook_deliveries set state = $3, next_attempt_at = coalesce($4, next_attempt_at)
         where id = $1 and state = 'WAITING' and next_attempt_at = $2`,
        [id, delivery.leaseUntil, next.state, next.nextAttemptAt],
      );
      const { rowCount } = await client.query(
        `update webhook_endpoints set failing_since = case when $2::timestamptz is null then null
             else coalesce(failing_since, $2) end,
           disabled_at = case when $3 then now() end
         where id = $1 and disabled_at is null`,
        [endpointId, next.failingSince, next.disables],
      );
      if (rowCount === 1) await queueMails(client, mails);
    });
  },
});

type ClaimedRow = {
  id: number;
  message_id: string;
  endpoint_id: string;
  attempts: number;
  lease_until: Date;
  body: string;
  url: string;
  secret: Buffer;
  old_secret: Buffer | null;
  failing_since: Date | null;
};
