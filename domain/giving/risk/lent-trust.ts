/** Who gives, as far as it can be told: what looks like a program, somebody new, or who gave before, or from where others did. */
export type Kind = "suspicious" | "stranger" | "known";

export const lentRules = {
  /** So many cards may be declined before cards are switched off; each that pays earns a part of one back. */
  failures: 20,
  earnedByPaid: 0.2,
  /** In the week after a pause strangers are lent little and earn less: whoever goes on meets the next one soon. */
  failuresAfterPause: 3,
  earnedAfterPause: 0.1,
  /** What looks like a program is lent less, and gets one back every other day. */
  failuresOfSuspicious: 6,
  againMs: 48 * 60 * 60_000,
};
type Needs = {
  now: () => number;
  rules: typeof lentRules;
  /** Whether cards were switched off there within the week. */
  isAfterPause: (provider: string) => boolean;
};

/**
 * What is left of the trust that each kind is lent at each provider. No kind earns for another: paid cards of a thousand donors
 * in one hall say nothing about the card of a stranger from elsewhere.
 */
export function lentTrust({ now, rules, isAfterPause }: Needs) {
  const kept = new Map<string, { left: number; spent: number; at: number }>();
  const isCautious = (provider: string, kind: Kind): boolean => kind === "stranger" && isAfterPause(provider);
  const maxOf = (provider: string, kind: Kind): number => {
    if (kind === "suspicious") return rules.failuresOfSuspicious;
    return isCautious(provider, kind) ? rules.failuresAfterPause : rules.failures;
  };
  const of = (provider: string, kind: Kind) => {
    const name = `${provider} ${kind}`;
    const most = maxOf(provider, kind);
    const known = kept.get(name) ?? { left: most, spent: 0, at: now() };
    if (kind === "suspicious") known.left += Math.max(0, now() - known.at) / rules.againMs;
    known.left = Math.min(most, known.left);
    known.at = now();
    kept.set(name, known);
    return known;
  };
  return {
    left: (provider: string, kind: Kind): number => of(provider, kind).left,

    earn: (provider: string, kind: Kind): void => {
      const each = isCautious(provider, kind) ? rules.earnedAfterPause : rules.earnedByPaid;
      const known = of(provider, kind);
      known.left = Math.min(maxOf(provider, kind), known.left + each);
    },

    /** How many were declined since it was lent, if that was the last of it. */
    spend: (provider: string, kind: Kind): number | null => {
      const known = of(provider, kind);
      known.left = Math.max(0, known.left - 1);
      known.spent += 1;
      if (known.left > 0 || kind === "suspicious") return null;
      const { spent } = known;
      kept.set(`${provider} ${kind}`, { left: rules.failuresAfterPause, spent: 0, at: now() });
      return spent;
    },
  };
}
export type LentTrust = ReturnType<typeof lentTrust>;
