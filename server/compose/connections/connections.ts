import type pg from "pg";
import { webhookSender, type SendingOptions } from "#adapters/connections/send-webhook.ts";
import { storedApiTokens } from "#adapters/postgres/connections/api-tokens.ts";
import { countedUses } from "#adapters/postgres/base/rate-limit.ts";
import { webhookDeliveries } from "#adapters/postgres/connections/webhook-deliveries.ts";
import { storedWebhooks } from "#adapters/postgres/connections/webhook-endpoints.ts";
import { webhookLog } from "#adapters/postgres/connections/webhook-log.ts";
import { sealedTexts, type SealedTexts } from "#adapters/sealed-text.ts";
import { deliverWebhooks } from "#domain/connections/deliver-webhooks.ts";
import type { Config } from "../../config.ts";
import { sealingSecretsOf } from "../../environment/kept-secret.ts";
import { tokenMadeLetter, webhookOffLetter } from "../../letters/staff-letters.ts";
import { toStaff } from "../../letters/letter-writer.ts";

type Needs = Readonly<{ staff: () => Promise<readonly string[]> }>;

export const composeConnections = (config: Config, pool: pg.Pool, { staff }: Needs) => ({
  tokens: storedApiTokens(pool, {
    mode: config.mode,
    letters: async ({ id, ...wish }) =>
      toStaff(await staff(), `token:${id}`, tokenMadeLetter(config.publicUrl, wish)),
  }),
  countCalls: countedUses(pool),
});

type WebhooksNeeds = Readonly<{ staff: () => Promise<readonly string[]>; sending?: SendingOptions }>;

/** Outgoing webhooks. The database writes each event in the transaction that causes it. */
export function composeWebhooks(config: Config, pool: pg.Pool, { staff, sending }: WebhooksNeeds) {
  let opened: SealedTexts | undefined;
  const texts = () => (opened ??= sealedTexts(sealingSecretsOf(config)));
  const deliver = deliverWebhooks({
    ...webhookDeliveries(pool, {
      texts,
      letters: async ({ id, url, failingSince }) =>
        toStaff(
          await staff(),
          `webhook:${id}:${failingSince.toISOString()}`,
          webhookOffLetter(config.publicUrl, { url, failingSince }),
        ),
    }),
    send: webhookSender(sending),
  });
  return {
    ...storedWebhooks(pool, texts),
    log: webhookLog(pool),
    deliver,
  };
}
