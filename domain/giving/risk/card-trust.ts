import { isPayingProvider, payingProviders, providerFacts } from "#domain/money/providers.ts";
import type { PaymentRef, PaymentReport } from "../payment-report.ts";
import { heldCards, heldRules } from "./held-cards.ts";
import {
  declineBudget,
  declineRules,
  isReached,
  type DonorClass,
  type PauseReach,
} from "./decline-budget.ts";
import { countOnce, remembered } from "./remembered.ts";
import { suspiciousFrom } from "./risk.ts";

/** The provider's name for the card method; null for a gift by bank transfer. */
const cardMethodAt = (provider: string): string | null =>
  isPayingProvider(provider) ? providerFacts[provider].cardMethod : null;

export type Rated = Readonly<{
  score: number;
  /** The network address; for an account that gave before, the account, which answers for itself wherever it is. */
  from: string;
  /** The wider network of that address. */
  range?: string | undefined;
  /** The typed mailbox gave before. */
  hasGiven?: boolean;
  isAccount?: boolean;
  /** Could not do the proof of work, because there is no JavaScript. */
  isUnproven?: boolean;
}>;

export const trustRules = {
  ...declineRules,
  ...heldRules,
  /** After this many pauses in a week only known donors can pay by card. */
  pausesForStrangers: 3,
  /** Declines counted per address. Further declines block cards for that address instead. */
  countedPerAddress: 6,
  /** For a /24 or /48, so that the addresses of one provider's customer do not add up. */
  countedPerRange: 12,
  addressMs: 24 * 60 * 60_000,
  /** Older declines are ignored: providers repeat them. */
  newsMs: 10 * 60_000,
  /** Cards are off in this process at once, until the stored pause reaches every instance. */
  shutMs: 10_000,
  mostKept: 20_000,
};

type Needs = {
  now: () => number;
  rules?: typeof trustRules;
  /** Automatic pauses at this provider within the last week, without those that staff ended. */
  pausesLately?: (provider: string) => number;
  /** Called when the budget of a class is used up: switch off cards at this provider for that class and those below. */
  onSpent: (provider: string, method: string, failures: number, reach: PauseReach) => void;
};

/**
 * Stops card testing, where every attempt has another address and mailbox. Declined cards use up a budget that paid cards refill;
 * when it is empty, cards are switched off. Counts in memory: a job every ten seconds would let thousands through.
 */
export function cardTrust({ now, rules = trustRules, pausesLately = () => 0, onSpent }: Needs) {
  const isAfterPause = (provider: string): boolean => pausesLately(provider) > 0;
  const budget = declineBudget({ now, rules, isAfterPause });
  const held = heldCards({ now, rules, isAfterPause, left: budget.left });
  const shut = remembered<PauseReach>(now, rules.shutMs, rules.mostKept);
  const reportsSeen = remembered<number>(now, rules.newsMs, rules.mostKept);
  const origins = remembered<Rated & { kind: DonorClass }>(now, rules.addressMs, rules.mostKept);
  const failedFrom = remembered<number>(now, rules.addressMs, rules.mostKept);
  const paidFrom = remembered<number>(now, rules.addressMs, rules.mostKept);
  const isStrained = (provider: string): boolean => budget.left(provider, "stranger") < rules.failures / 2;
  const isUsedUp = (from: string, counted: number): boolean =>
    (failedFrom.of(from) ?? 0) >= counted + (paidFrom.of(from) ?? 0);
  const isClosedTo = ({ from, range }: Rated, kind: DonorClass): boolean =>
    isUsedUp(from, rules.countedPerAddress) ||
    (range !== undefined && isReached("stranger", kind) && isUsedUp(range, rules.countedPerRange));
  const kindOf = ({ score, from, hasGiven = false, isAccount = false }: Rated): DonorClass => {
    if (isAccount) return "account";
    if (score >= suspiciousFrom) return "suspicious";
    return hasGiven || (paidFrom.of(from) ?? 0) > (failedFrom.of(from) ?? 0) ? "known" : "stranger";
  };
  return {
    isStrained,

    /** Without a rating: whether it affects everyone. */
    isPausedFor: (reach: PauseReach, rated?: Rated): boolean =>
      isReached(reach, rated ? kindOf(rated) : "account"),

    /** Methods to leave out of a new payment. Nobody is refused: other methods stay. */
    without: (provider: string, rated: Rated): readonly string[] => {
      const kind = kindOf(rated);
      const reach = shut.of(provider);
      const closed =
        (reach !== null && isReached(reach, kind)) ||
        isClosedTo(rated, kind) ||
        ((kind === "suspicious" || (rated.isUnproven && kind !== "account")) && isStrained(provider)) ||
        (isReached("stranger", kind) && pausesLately(provider) >= rules.pausesForStrangers) ||
        held.isFull(provider, kind, rated.from);
      const method = cardMethodAt(provider);
      return closed && method ? [method] : [];
    },

    /** `byCard`: whether this payment offers cards. */
    opened: (payment: PaymentRef, rated: Rated, byCard = true): void => {
      const kind = kindOf(rated);
      origins.set(nameOf(payment), { ...rated, kind });
      if (byCard) held.take(nameOf(payment), kind, rated.from);
    },

    /** Staff reopened cards. */
    reopen: (): void => {
      for (const provider of payingProviders) shut.forget(provider);
    },

    /** Takes a provider's report; repeated reports count once. */
    hear: (report: PaymentReport): void => {
      const { provider, method, state, attemptId, declines = [] } = report;
      // A renewal has no attacker in front of it.
      if (attemptId === null) return;
      const name = nameOf(report);
      const { from = null, range, kind = "stranger" } = origins.of(name) ?? {};
      if (state !== "open" || declines.length > 0) held.giveBack(name, kind, from);
      const isCard = method === cardMethodAt(provider);
      if (state === "paid" && countOnce(reportsSeen, name) === 1) {
        if (isCard) budget.earn(provider, kind);
        for (const each of [from, range]) if (each) countOnce(paidFrom, each);
        if (kind === "stranger") held.gave(name);
      }
      if (!isCard) return;
      for (const { id, at } of declines) {
        if (now() - Date.parse(at) > rules.newsMs || countOnce(reportsSeen, `${provider} ${id}`) > 1)
          continue;
        const isCounted = from === null || countOnce(failedFrom, from) <= rules.countedPerAddress;
        if (isCounted && (!range || countOnce(failedFrom, range) <= rules.countedPerRange))
          spend(provider, kind);
      }
    },
  };

  function spend(provider: string, kind: DonorClass): void {
    const failures = budget.spend(provider, kind);
    const method = cardMethodAt(provider);
    if (failures === null || kind === "suspicious" || !method) return;
    shut.set(provider, kind);
    onSpent(provider, method, failures, kind);
  }
}
export type CardTrust = ReturnType<typeof cardTrust>;

const nameOf = ({ provider, paymentId }: PaymentRef): string => `${provider} ${paymentId}`;
