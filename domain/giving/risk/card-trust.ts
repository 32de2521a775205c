import type { PaymentRef, PaymentReport } from "../payment-report.ts";
import { heldCards, heldRules } from "./held-cards.ts";
import { lentRules, lentTrust, type Kind } from "./lent-trust.ts";
import { countOnce, remembered } from "./remembered.ts";
import { suspiciousFrom } from "./risk.ts";

/** What each provider calls a card. */
const cardMethods: Readonly<Record<string, string>> = {
  stripe: "card",
  mollie: "creditcard",
  sandbox: "card",
};

/** What a gift is judged by when it is opened: how it looks, from which network address, and whether its mailbox gave before. */
export type Rated = Readonly<{ score: number; from: string; hasGiven?: boolean }>;

export const trustRules = {
  ...lentRules,
  ...heldRules,
  /** After so many pauses within a week, cards are for those who are known until fewer are left of them. */
  pausesForStrangers: 3,
  /** Of one address so many count; those after that close cards to the address instead. */
  countedPerAddress: 6,
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
  /** How often cards were switched off there within the last week; not counting what staff ended. */
  pausesLately?: (provider: string) => number;
  /** Too many were declined at this provider: its cards are to be switched off, for all. */
  onSpent: (provider: string, method: string, failures: number) => void;
};

/**
 * Cards are lent on trust. A farm that changes its address, browser and mailbox with every try looks like donors, except
 * that its cards are declined and theirs are not: so declined cards spend what paid ones of the same kind earn, and when nothing
 * is left cards are switched off while every other way of paying stays. It is counted in memory, when it is heard: a job that
 * looks every ten seconds would let thousands through.
 */
export function cardTrust({ now, rules = trustRules, pausesLately = () => 0, onSpent }: Needs) {
  const isAfterPause = (provider: string): boolean => pausesLately(provider) > 0;
  const lent = lentTrust({ now, rules, isAfterPause });
  const held = heldCards({ now, rules, isAfterPause, left: lent.left });
  const shut = remembered<true>(now, rules.shutMs, rules.mostKept);
  const heard = remembered<number>(now, rules.newsMs, rules.mostKept);
  const origins = remembered<{ from: string; kind: Kind }>(now, rules.addressMs, rules.mostKept);
  const failedFrom = remembered<number>(now, rules.addressMs, rules.mostKept);
  const paidFrom = remembered<number>(now, rules.addressMs, rules.mostKept);
  const isStrained = (provider: string): boolean => lent.left(provider, "stranger") < rules.failures / 2;
  const isShut = (from: string): boolean =>
    (failedFrom.of(from) ?? 0) >= rules.countedPerAddress + (paidFrom.of(from) ?? 0);
  const kindOf = ({ score, from, hasGiven = false }: Rated): Kind => {
    if (score >= suspiciousFrom) return "suspicious";
    return hasGiven || (paidFrom.of(from) ?? 0) > (failedFrom.of(from) ?? 0) ? "known" : "stranger";
  };
  return {
    isStrained,

    /** What a new payment there is to be opened without. Nobody is refused: every other method stays. */
    without: (provider: string, rated: Rated): readonly string[] => {
      const kind = kindOf(rated);
      const closed =
        shut.of(provider) === true ||
        isShut(rated.from) ||
        (kind === "suspicious" && isStrained(provider)) ||
        (kind !== "known" && pausesLately(provider) >= rules.pausesForStrangers) ||
        held.isFull(provider, kind, rated.from);
      const method = cardMethods[provider];
      return closed && method ? [method] : [];
    },

    /** `lends`: whether it can be paid by card. */
    opened: (payment: PaymentRef, rated: Rated, lends = true): void => {
      const kind = kindOf(rated);
      origins.set(nameOf(payment), { from: rated.from, kind });
      if (lends) held.take(nameOf(payment), kind, rated.from);
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
      const { from = null, kind = "stranger" } = origins.of(name) ?? {};
      if (state !== "open" || declines.length > 0) held.giveBack(name, kind, from);
      const isCard = method === cardMethods[provider];
      if (state === "paid" && countOnce(heard, name) === 1) {
        if (isCard) lent.earn(provider, kind);
        if (from !== null) countOnce(paidFrom, from);
        if (kind === "stranger") held.gave(name);
      }
      if (!isCard) return;
      for (const { id, at } of declines) {
        if (now() - Date.parse(at) > rules.newsMs || countOnce(heard, `${provider} ${id}`) > 1) continue;
        if (from === null || countOnce(failedFrom, from) <= rules.countedPerAddress) spend(provider, kind);
      }
    },
  };

  function spend(provider: string, kind: Kind): void {
    const failures = lent.spend(provider, kind);
    const method = cardMethods[provider];
    if (failures === null || !method) return;
    shut.set(provider, true);
    onSpent(provider, method, failures);
  }
}
export type CardTrust = ReturnType<typeof cardTrust>;

const nameOf = ({ provider, paymentId }: PaymentRef): string => `${provider} ${paymentId}`;
