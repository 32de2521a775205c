import type { PaymentRef, PaymentReport } from "../payment-report.ts";
import { countOnce, remembered } from "./remembered.ts";
import { suspiciousFrom } from "./risk.ts";

/** What each provider calls a card. */
const cardMethods: Readonly<Record<string, string>> = {
  stripe: "card",
  mollie: "creditcard",
  sandbox: "card",
};

/** What a gift is judged by when it is opened: how it looks, and the network address it came from. */
export type Rated = Readonly<{ score: number; from: string }>;

export const trustRules = {
  /** So many cards may be declined before cards are switched off; each that pays earns a part of one back. */
  failures: 20,
  earnedByPaid: 0.2,
  /** After a pause little is lent: whoever goes on meets the next one soon. */
  failuresAfterPause: 3,
  /** Of one address so many count; those after that close cards to the address instead. */
  countedPerAddress: 6,
  /** Suspicious gifts that are opened and not decided. */
  undecided: 20,
  undecidedMs: 2 * 60_000,
  addressMs: 24 * 60 * 60_000,
  /** A provider may tell of old declines again, after a restart or an outage. */
  newsMs: 10 * 60_000,
  /** Cards are off here from the moment that nothing is left, while the others are being told. */
  shutMs: 10_000,
  mostKept: 20_000,
};

type Needs = {
  now: () => number;
  rules?: typeof trustRules;
  /** Too many were declined at this provider: its cards are to be switched off, for all. */
  onSpent: (provider: string, method: string, failures: number) => void;
};

/**
 * Cards are lent on trust. A farm that changes its address, browser and mailbox with every try looks like donors, except
 * that its cards are declined and theirs are not: so declined cards spend what paid ones earn, and when nothing is left cards are
 * switched off while every other way of paying stays. It is counted in memory, when it is heard: a job that looks every ten
 * seconds would let thousands through.
 */
export function cardTrust({ now, rules = trustRules, onSpent }: Needs) {
  const left = new Map<string, { failures: number; spent: number }>();
  const shut = remembered<true>(now, rules.shutMs, rules.mostKept);
  const heard = remembered<number>(now, rules.newsMs, rules.mostKept);
  const origins = remembered<string>(now, rules.addressMs, rules.mostKept);
  const failedFrom = remembered<number>(now, rules.addressMs, rules.mostKept);
  const paidFrom = remembered<number>(now, rules.addressMs, rules.mostKept);
  const undecided = remembered<number>(now, rules.undecidedMs, rules.mostKept);
  const leftAt = (provider: string) => {
    const known = left.get(provider) ?? { failures: rules.failures, spent: 0 };
    left.set(provider, known);
    return known;
  };
  const isStrained = (provider: string): boolean => leftAt(provider).failures < rules.failures / 2;
  const isShut = (from: string): boolean =>
    (failedFrom.of(from) ?? 0) >= rules.countedPerAddress + (paidFrom.of(from) ?? 0);

  return {
    isStrained,

    /** What a new payment there is to be opened without. Nobody is refused: every other method stays. */
    without: (provider: string, { score, from }: Rated): readonly string[] => {
      const isSuspicious = score >= suspiciousFrom;
      const closed =
        shut.of(provider) === true ||
        isShut(from) ||
        (isSuspicious && (isStrained(provider) || undecided.size() >= rules.undecided));
      const method = cardMethods[provider];
      return closed && method ? [method] : [];
    },

    opened: (payment: PaymentRef, { score, from }: Rated): void => {
      origins.set(nameOf(payment), from);
      if (score >= suspiciousFrom) undecided.set(nameOf(payment), 1);
    },

    /** Staff know better: what was shut is open at once. */
    reopen: (): void => {
      for (const provider of Object.keys(cardMethods)) shut.forget(provider);
    },

    /** A provider's word, however often it is told. */
    hear: (report: PaymentReport): void => {
      const { provider, method, state, attemptId, declines = [] } = report;
      // Nobody sits in front of a renewal, and nobody tries out bank accounts.
      if (attemptId === null) return;
      const name = nameOf(report);
      const from = origins.of(name);
      if (state !== "open" || declines.length > 0) undecided.forget(name);
      if (method !== cardMethods[provider]) return;
      if (state === "paid" && countOnce(heard, name) === 1) {
        const budget = leftAt(provider);
        budget.failures = Math.min(rules.failures, budget.failures + rules.earnedByPaid);
        if (from !== null) countOnce(paidFrom, from);
      }
      for (const { id, at } of declines) {
        if (now() - Date.parse(at) > rules.newsMs || countOnce(heard, `${provider} ${id}`) > 1) continue;
        if (from === null || countOnce(failedFrom, from) <= rules.countedPerAddress) spend(provider);
      }
    },
  };

  function spend(provider: string): void {
    const budget = leftAt(provider);
    budget.failures -= 1;
    budget.spent += 1;
    const method = cardMethods[provider];
    if (budget.failures > 0 || !method) return;
    shut.set(provider, true);
    onSpent(provider, method, budget.spent);
    left.set(provider, { failures: rules.failuresAfterPause, spent: 0 });
  }
}
export type CardTrust = ReturnType<typeof cardTrust>;

const nameOf = ({ provider, paymentId }: PaymentRef): string => `${provider} ${paymentId}`;
