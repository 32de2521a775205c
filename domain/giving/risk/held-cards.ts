import type { DonorClass, DeclineBudget } from "./decline-budget.ts";
import { countOnce, remembered } from "./remembered.ts";

export const heldRules = {
  /** Open payments of strangers, plus two per stranger who paid within the hour. `crowd` applies while few cards are declined. */
  undecided: 40,
  crowd: 300,
  hardlyAny: 5,
  undecidedToGave: 2,
  undecidedPerAddress: 20,
  undecidedMs: 30 * 60_000,
  gaveMs: 60 * 60_000,
};
const isTrusted = (kind: DonorClass): kind is "known" | "account" => kind === "known" || kind === "account";

type Needs = {
  now: () => number;
  rules: typeof heldRules & { failures: number; mostKept: number };
  isAfterPause: (provider: string) => boolean;
  left: DeclineBudget["left"];
};

/** Limits open card payments: a decline is known only afterwards, so an attacker could open thousands at once. */
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
    isFull: (provider: string, kind: DonorClass, address: string): boolean => {
      if (isTrusted(kind)) return false;
      const most = kind === "stranger" ? maxStrangers(provider) : Math.floor(left(provider, kind));
      return undecided[kind].size() >= most || (from.of(address) ?? 0) >= rules.undecidedPerAddress;
    },

    take: (name: string, kind: DonorClass, address: string): void => {
      if (isTrusted(kind)) return;
      undecided[kind].set(name, true);
      countOnce(from, address);
    },

    giveBack: (name: string, kind: DonorClass, address: string | null): void => {
      if (isTrusted(kind) || !undecided[kind].of(name)) return;
      undecided[kind].forget(name);
      if (address !== null) from.set(address, (from.of(address) ?? 1) - 1);
    },

    /** A stranger paid, with any method. */
    gave: (name: string): void => gave.set(name, true),
  };
}
