import { cardPause } from "./attack.ts";
import { cardReport, declinedAt } from "./card-report.fixtures.ts";
import { cardTrust, type Rated } from "./card-trust.ts";
import type { PauseReach } from "./decline-budget.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
export const weekMs = 7 * 24 * hourMs;

export type Evening = Readonly<{
  attempts: number;
  donors: number;
  lastsMs: number;
  /** From the moment that a payment is opened until a card is tried on it. */
  botWaitsMs: number;
  /** Of the donors' cards. */
  declined: number;
  /** Share of donors who abandon the payment. */
  leaves?: number;
  /** Which part of the attempts looks like a program. */
  suspicious?: number;
  /** Which part of the donors sits in one hall, and which has given before. */
  inHall?: number;
  known?: number;
}>;
type Pending = { at: number; paymentId: string; declined: boolean; isBot: boolean };

const donorWaitsMs = 40_000;
const quickMs = 50;
const suspicious = 30;

/**
 * The rule alone, with neither program nor database: everybody who means to pay by card, evenly spread over the time, in an order
 * that `random` throws. Pauses follow each other as they do in the database.
 */
export function onPaper(evening: Evening, random: () => number) {
  const { attempts, donors, lastsMs, botWaitsMs, declined } = evening;
  const { suspicious: programs = 0.5, inHall = 0, known = 0, leaves = 0 } = evening;
  const start = Date.parse("2026-11-17T00:00:00Z");
  let now = start;
  let pauses: number[] = [];
  const told = { reached: 0, pauses: 0, withoutCards: 0, knownWithoutCards: 0 };
  const lately = (): number => {
    if (pauses[0] !== undefined && pauses[0] < now - weekMs) pauses = pauses.filter((u) => u >= now - weekMs);
    return pauses.length;
  };
  const reaches: PauseReach[] = [];
  const isPaused = (): boolean => (pauses.at(-1) ?? 0) > now;
  const trust = cardTrust({
    now: () => now,
    pausesLately: lately,
    onSpent: (_, __, ___, reach) => {
      if (isPaused() && reaches.at(-1) === reach) return;
      reaches.push(reach);
      const minutes = Math.min(cardPause.maxMinutes, cardPause.pauseMinutes * 2 ** lately());
      pauses.push(now + minutes * minuteMs);
      told.pauses += 1;
    },
  });
  const isPausedFor = (rated: Rated): boolean =>
    isPaused() && trust.isPausedFor(reaches.at(-1) ?? "account", rated);
  const pending = { bots: [] as Pending[], donors: [] as Pending[], bot: 0, donor: 0 };
  const decide = ({ at, paymentId, declined: isDeclined, isBot }: Pending): void => {
    now = Math.max(now, at);
    if (isBot) told.reached += 1;
    const word = isDeclined ? declinedAt(paymentId, now) : { state: "paid" as const };
    trust.hear(cardReport(paymentId, now, word));
  };
  const flush = (until: number): void => {
    for (;;) {
      const bot = pending.bots[pending.bot];
      const donor = pending.donors[pending.donor];
      const next = bot && (!donor || bot.at <= donor.at) ? bot : donor;
      if (!next || next.at > until) return;
      pending[next.isBot ? "bot" : "donor"] += 1;
      decide(next);
    }
  };

  const all = attempts + donors;
  for (let each = 0; each < all; each++) {
    const at = start + (lastsMs * each) / all;
    flush(at);
    now = at;
    const isBot = random() * all < attempts;
    const hasGiven = !isBot && random() < known;
    const from = !isBot && random() < inHall ? "hall" : `address ${each}`;
    const rated = { score: isBot && random() < programs ? suspicious : 0, from, hasGiven };
    const lends = !isPausedFor(rated) && trust.without("stripe", rated).length === 0;
    if (!lends) {
      if (!isBot) told.withoutCards += 1;
      if (hasGiven) told.knownWithoutCards += 1;
      continue;
    }
    const paymentId = `p${each}`;
    trust.opened({ provider: "stripe", paymentId }, rated);
    if (!isBot && random() < leaves) continue;
    const wait = isBot ? Math.max(quickMs, botWaitsMs) : donorWaitsMs;
    const isDeclined = isBot || random() < declined;
    pending[isBot ? "bots" : "donors"].push({ at: at + wait, paymentId, declined: isDeclined, isBot });
  }
  flush(Infinity);
  return told;
}
