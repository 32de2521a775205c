import { beforeEach, describe, expect, test } from "vitest";
import { cardTrial } from "./card-report.fixtures.ts";
import { trustRules, type Rated } from "./card-trust.ts";

const trial = cardTrial();
const { stranger, program, donorOfOld, withAccount, hasCards, decline, pay, times } = trial;
beforeEach(trial.reset);

describe("a pause spares those who are trusted more", () => {
  test("strangers' declined cards leave cards to donors who gave before", () => {
    times(trustRules.failures, () => decline(stranger()));
    expect(trial.reaches()).toEqual(["stranger"]);
    expect([stranger(), program(), donorOfOld(), withAccount()].map(hasCards)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test("cards declined under mailboxes that anyone can type leave cards to donors who are signed in", () => {
    times(trustRules.failures, () => decline(donorOfOld()));
    expect(trial.reaches()).toEqual(["known"]);
    expect([stranger(), donorOfOld(), withAccount()].map(hasCards)).toEqual([false, false, true]);
  });

  test("an account answers for itself, whatever its score, and enough accounts close cards to all", () => {
    const account = { ...withAccount(), score: 50 };
    times(trustRules.countedPerAddress, () => decline(account));
    expect([account, withAccount(), stranger()].map(hasCards)).toEqual([false, true, true]);
    times(trustRules.failures - trustRules.countedPerAddress, () => decline(withAccount()));
    expect(trial.reaches()).toEqual(["account"]);
    expect(hasCards(withAccount())).toBe(false);
  });
});

describe("a network range", () => {
  const nearby = (): Rated => ({ ...stranger(), range: "192.0.2.0/24" });

  test("loses cards before others do, except for donors who gave before", () => {
    times(100, () => decline(nearby()));
    expect(trial.spent()).toEqual([]);
    expect([nearby(), stranger(), { ...nearby(), hasGiven: true }].map(hasCards)).toEqual([
      false,
      true,
      true,
    ]);
  });

  test("of many donors keeps its cards", () => {
    times(100, () => (decline(nearby()), pay(nearby()), pay(nearby())));
    expect(hasCards(nearby())).toBe(true);
  });
});

test("who cannot do the work has no cards while cards are tested, unless signed in", () => {
  const unproven = (rated: Rated): Rated => ({ ...rated, isUnproven: true });
  expect(hasCards(unproven(stranger()))).toBe(true);
  times(trustRules.failures / 2 + 1, () => decline(stranger()));
  expect(
    [stranger(), unproven(stranger()), unproven(donorOfOld()), unproven(withAccount())].map(hasCards),
  ).toEqual([true, false, false, true]);
});
