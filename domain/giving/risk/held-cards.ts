import type { Kind, LentTrust } from "./lent-trust.ts";
import { countOnce, remembered } from "./remembered.ts";

export const heldRules = {
  /**
   * So many strangers may have opened a payment that is not decided, and twice as many more as gave within the hour, because most who open
   * one think better of it. As long as hardly any card was declined a crowd is a crowd.
   */
  undecided: 40,
  crowd: 300,
  hardlyAny: 5,
  undecidedToGave: 2,
  undecidedPerAddress: 20,
  undecidedMs: 30 * 60_000,
  gaveMs: 60 * 60_000,
};
type Needs = {
  now: () => number;
  rules: typeof heldRules & { failures: number; mostKept: number };
  isAfterPause: (provider: string) => boolean;
  left: LentTrust["left"];
};

/** Payments that are opened and not decided. Nothing is heard of what waits until it is too late, so only some may wait at once: the more of them, the more people give. */
export function heldCards({ now, rules, isAfterPause, left }: Needs) {
  const undecided = {
    suspicious: remembered<true>(now, rules.undecidedMs, rules.mostKept),
    stranger: remembered<true>(now, rules.undecidedMs, rules.mostKept),
  };
  const from = remembered<number>(now, rules.undecidedMs, rules.mostKept);
  const gave = remembered<true>(now, rules.gaveMs, rules.mostKept);
  const maxStrangers = (provider: string): number => {
    const trust = left(provider, "stranger");
    if (isAfterPause(provider)) return Math.ceil(trust);
    const crowd = trust > rules.failures - rules.hardlyAny ? rules.crowd : rules.undecided;
    return crowd + rules.undecidedToGave * gave.size();
  };

  return {
    isFull: (provider: string, kind: Kind, address: string): boolean => {
      if (kind === "known") return false;
      const most = kind === "stranger" ? maxStrangers(provider) : Math.floor(left(provider, kind));
      return undecided[kind].size() >= most || (from.of(address) ?? 0) >= rules.undecidedPerAddress;
    },

    take: (name: string, kind: Kind, address: string): void => {
      if (kind === "known") return;
      undecided[kind].set(name, true);
      countOnce(from, address);
    },

    giveBack: (name: string, kind: Kind, address: string | null): void => {
      if (kind === "known" || !undecided[kind].of(name)) return;
      undecided[kind].forget(name);
      if (address !== null) from.set(address, (from.of(address) ?? 1) - 1);
    },

    /** A stranger, by whatever way. */
    gave: (name: string): void => gave.set(name, true),
  };
}
