import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import {
  doubtfulFrom,
  noRisk,
  riskOfPayment,
  riskOfStart,
  suspiciousFrom,
  type CardSigns,
  type StartSigns,
} from "./risk.ts";

const none = { session: 0, emailHere: 0, email: 0, address: 0 };
const donor: StartSigns = {
  fromPage: true,
  elapsedMs: 30_000,
  amountCents: asCents(2500),
  failures: none,
  underAttack: false,
};
const firstUse: CardSigns = { declinesBefore: 0, mailboxes: 1, declinedGifts: 0 };

describe("before anything is paid", () => {
  test("a donor who fills in the form is no risk at all", () => {
    expect(riskOfStart(donor)).toEqual(noRisk);
  });

  test("a telethon's call centre, one address with small gifts and declined cards, is not suspicious even under attack", () => {
    const operator = {
      ...donor,
      amountCents: asCents(100),
      failures: { ...none, address: 19 },
      underAttack: true,
    };
    expect(riskOfStart(operator).score).toBeLessThan(suspiciousFrom);
  });

  test("a program that posts past the page is suspicious", () => {
    const { score, reasons } = riskOfStart({ ...donor, fromPage: false });
    expect(reasons).toEqual(["not_from_page"]);
    expect(score).toBeGreaterThanOrEqual(suspiciousFrom);
  });

  test("a form that is sent the moment it was opened, while cards are tried out, is suspicious", () => {
    const risk = riskOfStart({ ...donor, elapsedMs: 40, underAttack: true });
    expect(risk).toEqual({ score: 30, reasons: ["too_quick", "under_attack"] });
  });

  test("nobody is too quick whose form was opened without JavaScript", () => {
    expect(riskOfStart({ ...donor, elapsedMs: null })).toEqual(noRisk);
  });
});

describe("once a card has paid", () => {
  test("the card of one donor, the first that was tried, changes nothing", () => {
    expect(riskOfPayment(noRisk, firstUse)).toEqual(noRisk);
  });

  test("a card that pays for three mailboxes in a day is doubtful", () => {
    const risk = riskOfPayment(noRisk, { ...firstUse, mailboxes: 3 });
    expect(risk).toEqual({ score: doubtfulFrom, reasons: ["card_of_many"] });
  });

  test("a couple who share a card, and one who mistyped it once, are not", () => {
    const risk = riskOfPayment(noRisk, { declinesBefore: 1, mailboxes: 2, declinedGifts: 1 });
    expect(risk).toEqual(noRisk);
  });

  test("what was known before counts on", () => {
    const start = riskOfStart({ ...donor, fromPage: false });
    expect(riskOfPayment(start, { ...firstUse, declinesBefore: 2 }).score).toBeGreaterThanOrEqual(
      doubtfulFrom,
    );
  });
});

const anySigns = fc.record({
  fromPage: fc.boolean(),
  elapsedMs: fc.option(fc.nat(10_000)),
  amountCents: fc.integer({ min: 50, max: 100_000 }).map(asCents),
  failures: fc.record({ session: fc.nat(9), emailHere: fc.nat(9), email: fc.nat(9), address: fc.nat(90) }),
  underAttack: fc.boolean(),
});
const anyCard = fc.record({ declinesBefore: fc.nat(5), mailboxes: fc.nat(6), declinedGifts: fc.nat(6) });

describe("whatever is known", () => {
  test("the score is between 0 and 100, and 0 exactly when there is no reason", () => {
    fc.assert(
      fc.property(anySigns, anyCard, (signs, card) => {
        for (const { score, reasons } of [riskOfStart(signs), riskOfPayment(riskOfStart(signs), card)]) {
          expect(score >= 0 && score <= 100).toBe(true);
          expect(score === 0).toBe(reasons.length === 0);
          expect(new Set(reasons).size).toBe(reasons.length);
        }
      }),
    );
  });

  test("worse signs never lower it, and paying forgets none of its reasons", () => {
    fc.assert(
      fc.property(anySigns, anyCard, (signs, card) => {
        const start = riskOfStart(signs);
        const worse = riskOfStart({ ...signs, fromPage: false, elapsedMs: 0, underAttack: true });
        expect(worse.score).toBeGreaterThanOrEqual(start.score);
        expect(riskOfPayment(start, card).reasons).toEqual(expect.arrayContaining([...start.reasons]));
      }),
    );
  });
});
