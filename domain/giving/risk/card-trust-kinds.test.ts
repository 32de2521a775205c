import { beforeEach, describe, expect, test } from "vitest";
import type { PaymentReport } from "../payment-report.ts";
import { cardReport, declinedAt } from "./card-report.fixtures.ts";
import { cardTrust, trustRules, type Rated } from "./card-trust.ts";

let clock = Date.parse("2026-11-17T20:00:00Z");
let pauses = 0;
let spent: number[] = [];
let trust: ReturnType<typeof cardTrust>;
beforeEach(() => {
  [pauses, spent] = [0, []];
  trust = cardTrust({
    now: () => clock,
    pausesLately: () => pauses,
    onSpent: (_, __, failures) => spent.push(failures),
  });
});

let people = 0;
const stranger = (): Rated => ({ score: 0, from: `address ${++people}` });
const program = (): Rated => ({ ...stranger(), score: 50 });
const donorOfOld = (): Rated => ({ ...stranger(), hasGiven: true });
const inHall = (): Rated => ({ score: 0, from: "hall" });
const hasCards = (rated: Rated): boolean => trust.without("stripe", rated).length === 0;

function open(rated: Rated, lends = true): string {
  const paymentId = `pi_${++people}`;
  trust.opened({ provider: "stripe", paymentId }, rated, lends);
  return paymentId;
}
const hear = (paymentId: string, changes: Partial<PaymentReport>): void =>
  trust.hear(cardReport(paymentId, clock, changes));
const decline = (rated: Rated): void => hear(open(rated), declinedAt(`ch_${++people}`, clock));
const pay = (rated: Rated, method = "card"): void =>
  hear(open(rated, method === "card"), { state: "paid", method });
const times = (count: number, act: () => void): void => {
  for (let each = 0; each < count; each++) act();
};

describe("no kind earns for another", () => {
  test("a thousand cards paid in one hall, or by those who gave before, pay for no declined card of a stranger", () => {
    pay(inHall());
    times(trustRules.failures, () => {
      times(50, () => pay(inHall()));
      times(50, () => pay(donorOfOld()));
      decline(stranger());
    });
    expect(spent).toEqual([20]);
  });

  test("what looks like a program spends nothing of the donors', and gets little back with the days", () => {
    times(trustRules.failuresOfSuspicious, () => decline(program()));
    times(100, () => pay(stranger()));
    expect(hasCards(program())).toBe(false);
    expect(trust.isStrained("stripe")).toBe(false);
    clock += trustRules.againMs - 1;
    expect(hasCards(program())).toBe(false);
    clock += 1;
    expect(hasCards(program())).toBe(true);
    decline(program());
    expect(hasCards(program())).toBe(false);
    expect(spent).toEqual([]);
  });

  test("cards of those who are known that are declined in numbers switch cards off too", () => {
    times(trustRules.failures, () => decline(donorOfOld()));
    expect(spent).toEqual([20]);
  });
});

describe("in the week after a pause", () => {
  beforeEach(() => void (pauses = 1));

  test("three more of strangers are enough, and those who are known are lent as before", () => {
    times(trustRules.failures - 1, () => decline(donorOfOld()));
    expect(spent).toEqual([]);
    times(3, () => decline(stranger()));
    expect(spent).toEqual([3]);
  });

  test("as many strangers as are lent a card wait at once", () => {
    const waiting = [1, 2, 3].map(() => open(stranger()));
    expect(hasCards(stranger())).toBe(false);
    expect(hasCards(donorOfOld())).toBe(true);
    hear(waiting[0] ?? "", { state: "paid" });
    expect(hasCards(stranger())).toBe(true);
  });

  test("after some of them cards are for those who are known, until the week is over", () => {
    pay(inHall(), "ideal");
    pauses = trustRules.pausesForStrangers;
    expect(hasCards(stranger())).toBe(false);
    expect(hasCards(program())).toBe(false);
    expect(hasCards(donorOfOld())).toBe(true);
    expect(hasCards(inHall())).toBe(true);
    pauses -= 1;
    expect(hasCards(stranger())).toBe(true);
  });
});

describe("who opens payments and waits", () => {
  test("finds cards gone once a crowd waits, and so do strangers until one of them has given, by whatever way", () => {
    times(trustRules.crowd, () => open(stranger()));
    expect(hasCards(stranger())).toBe(false);
    expect(hasCards(donorOfOld())).toBe(true);
    pay(stranger(), "ideal");
    expect(hasCards(stranger())).toBe(true);
  });

  test("is one of few who may, once some cards were declined", () => {
    times(trustRules.undecided, () => open(stranger()));
    expect(hasCards(stranger())).toBe(true);
    times(trustRules.hardlyAny, () => decline(stranger()));
    expect(hasCards(stranger())).toBe(false);
  });

  test("holds them no longer than half an hour", () => {
    times(trustRules.crowd, () => open(stranger()));
    clock += trustRules.undecidedMs;
    expect(hasCards(stranger())).toBe(true);
  });

  test("loses them for one address alone when all come from there", () => {
    const one = stranger();
    times(trustRules.undecidedPerAddress, () => open(one));
    expect(hasCards(one)).toBe(false);
    expect(hasCards(stranger())).toBe(true);
  });
});
