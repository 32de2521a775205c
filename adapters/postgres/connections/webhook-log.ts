import type pg from "pg";
import type { Caller } from "#domain/audit/audit-entry.ts";
import { testType } from "#domain/connections/message-types.ts";
import type { DeliveryPage } from "#domain/connections/webhook.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction } from "../base/in-transaction.ts";

const pageSize = 25;
const again = "state = 'WAITING', attempts = 0, next_attempt_at = now()";

export const webhookLog = (pool: pg.Pool) => ({
  page: async (
    endpointId: string,
    before: number | null,
  ): Promise<Pick<DeliveryPage, "deliveries" | "older">> => {
    const { rows } = await pool.query<Row>(
      `select d.id, d.message_id as "messageId", m.type, m.at, d.state, d.next_attempt_at as next, m.body,
         coalesce((select json_agg(json_build_object('at', to_char(a.at at time zone 'UTC',
             'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'durationMs', a.duration_ms, 'status', a.status,
             'problem', a.problem, 'excerpt', a.excerpt) order by a.id desc)
           from webhook_attempts a where a.delivery_id = d.id), '[]') as attempts
       from webhook_deliveries d join webhook_messages m on m.id = d.message_id
       where d.endpoint_id = $1 and ($2::bigint is null or d.id < $2)
       order by d.id desc limit ${pageSize + 1}`,
      [endpointId, before],
    );
    const deliveries = rows.slice(0, pageSize).map(({ at, next, ...row }) => ({
      ...row,
      at: at.toISOString(),
      nextAttemptAt: row.state === "WAITING" ? next.toISOString() : null,
    }));
    return { deliveries, older: rows.length > pageSize ? (deliveries.at(-1)?.id ?? null) : null };
  },

  /** The same id again sends nothing. */
  sendTest: (endpointId: string, id: string, by: Caller): Promise<boolean> =>
    inTransaction(pool, async (client) => {
      const known = await client.query("select from webhook_endpoints where id = $1", [endpointId]);
      if (known.rowCount === 0) return false;
      const messageId = `msg_${id.replaceAll("-", "")}`;
      const body = {
        type: testType,
        version: 1,
        timestamp: new Date().toISOString(),
        data: { endpointId },
      };
      const { rowCount } = await client.query(
        "insert into webhook_messages (id, type, body) values ($1, $2, $3) on conflict (id) do nothing",
        [messageId, testType, JSON.stringify(body)],
      );
      if (rowCount === 0) return true;
      await client.query("insert into webhook_deliveries (message_id, endpoint_id) values ($1, $2)", [
        messageId,
        endpointId,
      ]);
      const subject = { kind: "webhook", id: endpointId };
      await writeAudit(client, { ...by, action: "webhook.tested", subject });
      return true;
    }),

  /** With the same id, so that a receiver can detect duplicates. */
  resend: (endpointId: string, deliveryId: number, by: Caller): Promise<boolean> =>
    inTransaction(pool, async (client) => {
      const { rowCount } = await client.query(
        `update webhook_deliveries set ${again} where id = $1 and endpoint_id = $2`,
        [deliveryId, endpointId],
      );
      if (rowCount === 0) return false;
      const subject = { kind: "webhook", id: endpointId };
      await writeAudit(client, { ...by, action: "webhook.resent", subject, after: { deliveryId } });
      return true;
    }),

  /** For a receiver that lost data. Waiting messages are unchanged. */
  resendSince: (endpointId: string, since: Date, by: Caller): Promise<number> =>
    inTransaction(pool, async (client) => {
      const { rowCount } = await client.query(
        `update webhook_deliveries d set ${again} from webhook_messages m
         where d.endpoint_id = $1 and m.id = d.message_id and m.at >= $2 and d.state <> 'WAITING'`,
        [endpointId, since],
      );
      const resent = rowCount ?? 0;
      const subject = { kind: "webhook", id: endpointId };
      await writeAudit(client, { ...by, action: "webhook.resent", subject, after: { since, resent } });
      return resent;
    }),
});

type Row = Omit<DeliveryPage["deliveries"][number], "at" | "nextAttemptAt"> & { at: Date; next: Date };
