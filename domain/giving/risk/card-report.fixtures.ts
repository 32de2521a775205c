import type { PaymentReport } from "../payment-report.ts";
import { paymentReport } from "../sample-gift.fixtures.ts";
import { cardTrust, type CardTrust, type Rated } from "./card-trust.ts";

/** Stripe's report of an open card payment, with overrides. */
export const cardReport = (paymentId: string, now: number, changes: Partial<PaymentReport>): PaymentReport =>
  paymentReport(paymentId, {
    provider: "stripe",
    attemptId: "a1",
    asOf: now,
    state: "open",
    method: "card",
    ...changes,
  });

export const declinedAt = (id: string, at: number): Pick<PaymentReport, "declines"> => ({
  declines: [{ id, at: new Date(at).toISOString() }],
});

/** Donors of every class, and what a new card trust makes of their cards. */
export function cardTrial() {
  let people = 0;
  let spent: { failures: number; reach: string }[] = [];
  let trust: CardTrust;
  const stranger = (): Rated => ({ score: 0, from: `address ${++people}` });
  const open = (rated: Rated, byCard = true): string => {
    const paymentId = `pi_${++people}`;
    trust.opened({ provider: "stripe", paymentId }, rated, byCard);
    return paymentId;
  };
  const hear = (paymentId: string, changes: Partial<PaymentReport>): void =>
    trust.hear(cardReport(paymentId, trial.clock, changes));
  const trial = {
    clock: Date.parse("2026-11-17T20:00:00Z"),
    pauses: 0,
    reset: (): void => {
      [trial.pauses, spent] = [0, []];
      trust = cardTrust({
        now: () => trial.clock,
        pausesLately: () => trial.pauses,
        onSpent: (_, __, failures, reach) => void spent.push({ failures, reach }),
      });
    },
    trust: () => trust,
    spent: () => spent.map(({ failures }) => failures),
    reaches: () => spent.map(({ reach }) => reach),
    stranger,
    program: (): Rated => ({ ...stranger(), score: 50 }),
    donorOfOld: (): Rated => ({ ...stranger(), hasGiven: true }),
    withAccount: (): Rated => ({ score: 0, from: `account ${++people}`, hasGiven: true, isAccount: true }),
    inHall: (): Rated => ({ score: 0, from: "hall" }),
    hasCards: (rated: Rated): boolean => trust.without("stripe", rated).length === 0,
    open,
    hear,
    decline: (rated: Rated): void => hear(open(rated), declinedAt(`ch_${++people}`, trial.clock)),
    pay: (rated: Rated, method = "card"): void =>
      hear(open(rated, method === "card"), { state: "paid", method }),
    times: (count: number, act: () => void): void => {
      for (let each = 0; each < count; each++) act();
    },
  };
  return trial;
}
