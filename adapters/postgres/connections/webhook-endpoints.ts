import type pg from "pg";
import type { SealedTexts } from "#adapters/sealed-text.ts";
import type { AuditEntry, Caller } from "#domain/audit/audit-entry.ts";
import type { ListedWebhook } from "#domain/connections/webhook.ts";
import type { WebhookWish } from "#domain/connections/webhook-form.ts";
import { newWebhookSecret } from "../../connections/send-webhook.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction } from "../base/in-transaction.ts";

export const placeOfSecret = (endpointId: string): string => `webhook secret ${endpointId}`;

const listed = `select w.id, w.url, w.description, w.types, w.failing_since as "failingSince",
    case when w.disabled_at is not null then 'OFF' when w.paused_at is not null then 'PAUSED' else 'ON' end as state,
    (select count(*)::int from webhook_deliveries d where d.endpoint_id = w.id and d.state = 'WAITING') as waiting,
    (select max(a.at) from webhook_deliveries d join webhook_attempts a on a.delivery_id = d.id
      where d.endpoint_id = w.id and d.state = 'DONE' and a.status between 200 and 299) as "lastTakenAt"
  from webhook_endpoints w`;

/** Webhook endpoints. A secret is shown once and stored encrypted, because signing needs it. */
export const storedWebhooks = (pool: pg.Pool, texts: () => SealedTexts) => {
  /** Changes an endpoint and logs it; false: unknown, or nothing to change. */
  const change = (id: string, text: string, values: unknown[], entry: Omit<AuditEntry, "subject">) =>
    inTransaction(pool, async (client) => {
      const { rowCount } = await client.query(text, [id, ...values]);
      if (rowCount === 0) return false;
      await writeAudit(client, { ...entry, subject: { kind: "webhook", id } });
      return true;
    });
  return {
    list: async (): Promise<ListedWebhook[]> => {
      const { rows } = await pool.query<ListedRow>(`${listed} order by w.made_at, w.id`);
      return rows.map(webhookOf);
    },

    find: async (id: string): Promise<ListedWebhook | null> => {
      const { rows } = await pool.query<ListedRow>(`${listed} where w.id = $1`, [id]);
      return rows[0] ? webhookOf(rows[0]) : null;
    },

    make: async (id: string, wish: WebhookWish, by: Caller): Promise<string | null> => {
      const secret = newWebhookSecret();
      const { url, description, types } = wish;
      const made = await change(
        id,
        `insert into webhook_endpoints (id, url, description, types, secret, made_by)
         values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing`,
        [url, description, types, texts().seal(secret, placeOfSecret(id)), by.actor.userId],
        { ...by, action: "webhook.made", after: wish },
      );
      return made ? secret : null;
    },

    change: (id: string, wish: WebhookWish, by: Caller) =>
      change(
        id,
        "update webhook_endpoints set url = $2, description = $3, types = $4 where id = $1",
        [wish.url, wish.description, wish.types],
        { ...by, action: "webhook.changed", after: wish },
      ),

    /** Messages are still queued. */
    pause: (id: string, by: Caller) =>
      change(
        id,
        "update webhook_endpoints set paused_at = now() where id = $1 and paused_at is null and disabled_at is null",
        [],
        { ...by, action: "webhook.paused" },
      ),

    /** Also for a disabled endpoint: waiting messages are sent at once. */
    resume: (id: string, by: Caller) =>
      change(
        id,
        `with due as (
           update webhook_deliveries set next_attempt_at = now() where endpoint_id = $1 and state = 'WAITING')
         update webhook_endpoints set paused_at = null, disabled_at = null, failing_since = null
         where id = $1 and (paused_at is not null or disabled_at is not null)`,
        [],
        { ...by, action: "webhook.resumed" },
      ),

    /** Both secrets sign for a day, so that a receiver can switch without loss. */
    changeSecret: async (id: string, by: Caller): Promise<string | null> => {
      const secret = newWebhookSecret();
      const changed = await change(
        id,
        `update webhook_endpoints set old_secret = secret, old_secret_until = now() + interval '1 day', secret = $2
         where id = $1`,
        [texts().seal(secret, placeOfSecret(id))],
        { ...by, action: "webhook.secret_changed" },
      );
      return changed ? secret : null;
    },

    /** Deletes its queued messages too. */
    remove: (id: string, by: Caller) =>
      inTransaction(pool, async (client) => {
        const { rowCount } = await client.query("delete from webhook_endpoints where id = $1", [id]);
        if (rowCount === 0) return false;
        await client.query("delete from webhook_deliveries where endpoint_id = $1", [id]);
        await writeAudit(client, { ...by, action: "webhook.removed", subject: { kind: "webhook", id } });
        return true;
      }),
  };
};

type ListedRow = Omit<ListedWebhook, "failingSince" | "lastTakenAt"> & {
  failingSince: Date | null;
  lastTakenAt: Date | null;
};
const webhookOf = ({ failingSince, lastTakenAt, ...row }: ListedRow): ListedWebhook => ({
  ...row,
  failingSince: failingSince?.toISOString() ?? null,
  lastTakenAt: lastTakenAt?.toISOString() ?? null,
});
