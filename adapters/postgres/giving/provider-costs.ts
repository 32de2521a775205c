import type pg from "pg";
import type { Provider } from "#domain/giving/payment-report.ts";
import type { ProviderCost } from "#domain/giving/settle/provider-cost.ts";
import { bookProviderCost } from "#domain/ledger/suspense.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { storedBooks } from "../ledger/ledger.ts";

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
