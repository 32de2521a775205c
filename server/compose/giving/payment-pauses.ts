import type pg from "pg";
import { gaveBefore } from "#adapters/postgres/giving/origins.ts";
import { pausesLately } from "#adapters/postgres/giving/card-uses.ts";
import { storedPauses, type Pause } from "#adapters/postgres/giving/pauses.ts";
import { attackRules, cardPause } from "#domain/giving/risk/attack.ts";
import { cardTrust, type Rated } from "#domain/giving/risk/card-trust.ts";
import { pauseLetter } from "../../letters/giving-staff-letters.ts";
import { toStaff } from "../../letters/letter-writer.ts";
import { cacheFor } from "../../timing/cache-for.ts";

/** How long an instance may take payments after another paused them. */
const pauseKnownMs = 2_000;

type Needs = { pool: pg.Pool; staff: () => Promise<readonly string[]> };

/** Pauses per provider as this instance knows them, and the trust checked before. */
export function composePaymentPauses({ pool, staff }: Needs) {
  const stored = storedPauses(pool);
  let lately: Awaited<ReturnType<typeof pausesLately>> = [];
  const known = cacheFor(pauseKnownMs, async () => (lately = await pausesLately(pool)));
  const letters = async () => {
    const receivers = await staff();
    return (paused: Pause) => toStaff(receivers, String(paused.id), pauseLetter(paused));
  };
  const begin = async (pause: Omit<Parameters<typeof stored.begin>[0], keyof typeof cardPause>) => {
    const begun = await stored.begin({ ...pause, ...cardPause }, await letters());
    if (begun.length > 0) known.forget();
  };
  const trust = cardTrust({
    now: Date.now,
    pausesLately: (name) =>
      lately.filter(({ provider, method }) => provider === name && method !== null).length,
    onSpent: (provider, method, failures, reach) => {
      // Without the database giving stops anyway; the watch tries again.
      begin({ provider, method, failures, reach }).catch(() => undefined);
    },
  });
  return {
    trust,
    gaveBefore: (email: string, userId: string | null) => gaveBefore(pool, email, userId),
    isPaused: () => lately.some(({ isRunning }) => isRunning),
    current: stored.current,
    /** Without a rating: what is paused for everyone. */
    pausedAt: async (name: string, rated?: Rated): Promise<(string | null)[]> =>
      (await known.get()).flatMap(({ provider, method, reach, isRunning }) =>
        isRunning && (provider === null || provider === name) && trust.isPausedFor(reach, rated)
          ? [method]
          : [],
      ),
    watch: async () => {
      const begun = await stored.watch(attackRules, await letters());
      if (begun.length > 0) known.forget();
      return begun;
    },
    end: async (...which: Parameters<typeof stored.end>) => {
      const ended = await stored.end(...which);
      trust.reopen();
      known.forget();
      return ended;
    },
  };
}
