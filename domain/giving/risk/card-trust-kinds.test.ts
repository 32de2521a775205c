import { beforeEach, describe, expect, test } from "vitest";
import { cardTrial } from "./card-report.fixtures.ts";
import { trustRules } from "./card-trust.ts";

const trial = cardTrial();
const { stranger, program, donorOfOld, inHall, hasCards, open, hear, decline, pay, times } = trial;
beforeEach(trial.reset);

describe("no kind earns for another", () => {
  test("a thousand cards paid in one hall, or by those who gave before, pay for no declined card of a stranger", () => {
    pay(inHall());
    times(trustRules.failures, () => {
      times(50, () => pay(inHall()));
      times(50, () => pay(donorOfOld()));
      decline(stranger());
    });
    expect(trial.spent()).toEqual([20]);
  });

  test("what looks like a program spends nothing of the donors', and gets little back with the days", () => {
    times(trustRules.failuresOfSuspicious, () => decline(program()));
    times(100, () => pay(stranger()));
    expect(hasCards(program())).toBe(false);
    expect(trial.trust().isStrained("stripe")).toBe(false);
    trial.clock += trustRules.againMs - 1;
    expect(hasCards(program())).toBe(false);
    trial.clock += 1;
    expect(hasCards(program())).toBe(true);
    decline(program());
    expect(hasCards(program())).toBe(false);
    expect(trial.spent()).toEqual([]);
  });

  test("cards of those who are known that are declined in numbers switch cards off too", () => {
    times(trustRules.failures, () => decline(donorOfOld()));
    expect(trial.spent()).toEqual([20]);
  });
});

describe("in the week after a pause", () => {
  beforeEach(() => void (trial.pauses = 1));

  test("three more of strangers are enough, and those who are known are lent as before", () => {
    times(trustRules.failures - 1, () => decline(donorOfOld()));
    expect(trial.spent()).toEqual([]);
    times(3, () => decline(stranger()));
    expect(trial.spent()).toEqual([3]);
  });

  test("the week is over, or staff end the pause: the budget is full again", () => {
    decline(stranger());
    expect(trial.trust().isStrained("stripe")).toBe(true);
    trial.pauses = 0;
    expect(trial.trust().isStrained("stripe")).toBe(false);
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
    trial.pauses = trustRules.pausesForStrangers;
    expect(hasCards(stranger())).toBe(false);
    expect(hasCards(program())).toBe(false);
    expect(hasCards(donorOfOld())).toBe(true);
    expect(hasCards(inHall())).toBe(true);
    trial.pauses -= 1;
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
    trial.clock += trustRules.undecidedMs;
    expect(hasCards(stranger())).toBe(true);
  });

  test("loses them for one address alone when all come from there", () => {
    const one = stranger();
    times(trustRules.undecidedPerAddress, () => open(one));
    expect(hasCards(one)).toBe(false);
    expect(hasCards(stranger())).toBe(true);
  });
});
