import type pg from "pg";
import type { ProviderErasures } from "#domain/privacy/ports.ts";
import { isOfDonor } from "../giving/of-donor.ts";

/** In the erasing transaction: afterwards nobody knows which subscriptions were this person's. */
export const askProvidersToForget = (client: pg.ClientBase, whose: readonly unknown[]) =>
  client.query(
    `insert into provider_erasures (provider, subscription_id)
     select r.provider, r.subscription_id from recurring_gifts r join donations d on d.id = r.id
     where r.subscription_id is not null and ${isOfDonor}
     on conflict do nothing`,
    [...whose],
  );

export const storedProviderErasures = (pool: pg.Pool): ProviderErasures => ({
  waiting: async (most) => {
    const { rows } = await pool.query<{ provider: string; subscriptionId: string }>(
      `select provider, subscription_id as "subscriptionId" from provider_erasures
       order by tried_at nulls first, asked_at limit $1`,
      [most],
    );
    return rows;
  },
  done: async ({ provider, subscriptionId }) => {
    await pool.query("delete from provider_erasures where provider = $1 and subscription_id = $2", [
      provider,
      subscriptionId,
    ]);
  },
  later: async ({ provider, subscriptionId }) => {
    await pool.query(
      "update provider_erasures set tried_at = now() where provider = $1 and subscription_id = $2",
      [provider, subscriptionId],
    );
  },
});
