/**
 * From least to most trusted: looks automated; is new; typed a mailbox that gave before (or shares an address with people who
 * paid); is signed in to an account that gave before. Anyone can type a mailbox, so the last two differ.
 */
const donorClasses = ["suspicious", "stranger", "known", "account"] as const;
export type DonorClass = (typeof donorClasses)[number];

/** The most trusted donors that a pause affects; less trusted ones are affected too. */
export const pauseReaches = ["stranger", "known", "account"] as const;
export type PauseReach = (typeof pauseReaches)[number];
export const isReached = (reach: PauseReach, kind: DonorClass): boolean =>
  donorClasses.indexOf(kind) <= donorClasses.indexOf(reach);

export const declineRules = {
  /** Declines allowed before cards are switched off. Each paid card earns back a fraction. */
  failures: 20,
  earnedByPaid: 0.2,
  /** In the week after a pause strangers get a small budget, so a continued attack triggers the next pause soon. */
  failuresAfterPause: 3,
  earnedAfterPause: 0.1,
  /** Automated-looking donors get less, and regain one decline every other day. */
  failuresOfSuspicious: 6,
  againMs: 48 * 60 * 60_000,
};
type Needs = {
  now: () => number;
  rules: typeof declineRules;
  /** True if cards were switched off at this provider within the last week. */
  isAfterPause: (provider: string) => boolean;
};

/** Counts declined cards per provider and donor class: a thousand paid cards at one event say nothing about strangers elsewhere. */
export function declineBudget({ now, rules, isAfterPause }: Needs) {
  const kept = new Map<string, { left: number; spent: number; at: number; most: number }>();
  const isCautious = (provider: string, kind: DonorClass): boolean =>
    kind === "stranger" && isAfterPause(provider);
  const maxOf = (provider: string, kind: DonorClass): number => {
    if (kind === "suspicious") return rules.failuresOfSuspicious;
    return isCautious(provider, kind) ? rules.failuresAfterPause : rules.failures;
  };
  const of = (provider: string, kind: DonorClass) => {
    const name = `${provider} ${kind}`;
    const most = maxOf(provider, kind);
    const known = kept.get(name) ?? { left: most, spent: 0, at: now(), most };
    // Full again when the week after a pause is over, or staff ended the pause.
    if (known.most < most) known.left = most;
    known.most = most;
    if (kind === "suspicious") known.left += Math.max(0, now() - known.at) / rules.againMs;
    known.left = Math.min(most, known.left);
    known.at = now();
    kept.set(name, known);
    return known;
  };
  return {
    left: (provider: string, kind: DonorClass): number => of(provider, kind).left,

    earn: (provider: string, kind: DonorClass): void => {
      const each = isCautious(provider, kind) ? rules.earnedAfterPause : rules.earnedByPaid;
      const known = of(provider, kind);
      known.left = Math.min(maxOf(provider, kind), known.left + each);
    },

    /** Returns the number of declines once the budget is used up, otherwise null. */
    spend: (provider: string, kind: DonorClass): number | null => {
      const known = of(provider, kind);
      known.left = Math.max(0, known.left - 1);
      known.spent += 1;
      if (known.left > 0 || kind === "suspicious") return null;
      const { spent } = known;
      kept.set(`${provider} ${kind}`, {
        left: rules.failuresAfterPause,
        spent: 0,
        at: now(),
        most: rules.failures,
      });
      return spent;
    },
  };
}
export type DeclineBudget = ReturnType<typeof declineBudget>;
