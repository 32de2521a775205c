import type pg from "pg";
import { storedPauses } from "#adapters/postgres/giving/pauses.ts";
import { cacheFor } from "../timing/cache-for.ts";

/** How long an instance may go on taking payments after another has switched them off. */
const pauseKnownMs = 2_000;

/** The switch that attacks throw, provider by provider, as this instance knows it. */
export function composePaymentPauses(pool: pg.Pool) {
  const stored = storedPauses(pool);
  const known = cacheFor(pauseKnownMs, stored.current);
  return {
    current: stored.current,
    pausedAt: async (name: string): Promise<(string | null)[]> =>
      (await known.get()).flatMap(({ provider, method }) =>
        provider === null || provider === name ? [method] : [],
      ),
    watch: async (...rules: Parameters<typeof stored.watch>) => {
      const begun = await stored.watch(...rules);
      if (begun.length > 0) known.forget();
      return begun;
    },
    end: async (...which: Parameters<typeof stored.end>) => {
      const ended = await stored.end(...which);
      known.forget();
      return ended;
    },
  };
}
