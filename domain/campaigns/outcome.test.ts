import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cancelledChoices, commitmentChoices, earlierTerms } from "#domain/campaign-commitment.ts";
import { addDays } from "#domain/calendar/day.ts";
import { asCents } from "#domain/money/cents.ts";
import { offerAnswers, outcomeOf, planOf, refusalOfAnswer, type CampaignFacts } from "./outcome.ts";

const today = "2026-11-18";
const gift = (donationId: string, giftCents: number, refundableCents = giftCents) => ({
  donationId,
  giftCents: asCents(giftCents),
  refundableCents: asCents(refundableCents),
});
const facts = (changes: Partial<CampaignFacts> = {}): CampaignFacts => ({
  goalCents: asCents(100_00),
  endsOn: addDays(today, -1),
  announcedEndsOn: addDays(today, -1),
  cancelledOn: null,
  commitment: earlierTerms,
  donations: [gift("d1", 60_00), gift("d2", 40_00)],
  ...changes,
});

describe("the outcome of a campaign", () => {
  test.each([
    ["an open campaign has none yet", { endsOn: today }, null],
    [
      "a cancelled one is cancelled, also before its last day",
      { endsOn: today, cancelledOn: today },
      "CANCELLED",
    ],
    ["exactly the goal, in time", {}, "REACHED"],
    ["one cent less", { goalCents: asCents(100_01) }, "BELOW_GOAL"],
    ["one cent more", { goalCents: asCents(99_99) }, "ABOVE_GOAL"],
    ["the goal after the announced day", { announcedEndsOn: addDays(today, -2) }, "LATE"],
    [
      "extended and still short",
      { announcedEndsOn: addDays(today, -2), goalCents: asCents(100_01) },
      "BELOW_GOAL",
    ],
  ] as const)("%s", (_, changes, outcome) => {
    expect(outcomeOf(facts(changes), today)).toBe(outcome);
  });
});

describe("what is carried out", () => {
  test("a surplus moves to the program, and only the surplus", () => {
    expect(planOf(facts({ goalCents: asCents(80_00) }), today)).toMatchObject({
      choice: "PROGRAM",
      raisedCents: 100_00,
      movedCents: 20_00,
      offers: [],
    });
  });

  test("a surplus that is offered back is shared by donation, and cents that cannot be shared move", () => {
    const commitment = { ...earlierTerms, aboveGoal: "OFFER_BACK" as const };
    const donations = [gift("d1", 33_33), gift("d2", 66_67), gift("cash", 10_00, 0)];
    const plan = planOf(facts({ goalCents: asCents(100_00), commitment, donations }), today);
    expect(plan).toMatchObject({
      offers: [
        { donationId: "d1", giftCents: 3_03, refundCents: 3_03 },
        { donationId: "d2", giftCents: 6_06, refundCents: 6_06 },
      ],
      movedCents: 91,
    });
  });

  test("a cancelled campaign offers everything back, with the covered fee", () => {
    const plan = planOf(
      facts({ cancelledOn: today, donations: [gift("d1", 25_00, 26_08), gift("d2", 10_00, 0)] }),
      today,
    );
    expect(plan).toMatchObject({
      outcome: "CANCELLED",
      offers: [{ donationId: "d1", giftCents: 25_00, refundCents: 26_08 }],
      movedCents: 10_00,
    });
  });

  test("money that stays with the campaign moves nowhere", () => {
    expect(planOf(facts({ goalCents: asCents(500_00) }), today)).toMatchObject({
      choice: "CAMPAIGN",
      movedCents: 0,
      offers: [],
    });
  });
});

test("for random outcomes no cent is lost, invented or offered twice", () => {
  const choice = fc.constantFrom(...commitmentChoices);
  const random = fc.record({
    goalCents: fc.integer({ min: 1, max: 50_000_00 }).map(asCents),
    endsOn: fc.integer({ min: -5, max: 5 }).map((days) => addDays(today, days)),
    announcedEndsOn: fc.integer({ min: -5, max: 5 }).map((days) => addDays(today, days)),
    cancelledOn: fc.option(fc.constant(today)),
    commitment: fc.record({
      aboveGoal: choice,
      belowGoal: choice,
      late: choice,
      cancelled: fc.constantFrom(...cancelledChoices),
    }),
    donations: fc
      .array(
        fc.tuple(fc.integer({ min: 0, max: 10_000_00 }), fc.integer({ min: 0, max: 500 }), fc.boolean()),
        { maxLength: 40 },
      )
      .map((all) =>
        all.map(([cents, cover, reachable], n) =>
          gift(`d${n}`, cents, reachable && cents > 0 ? cents + cover : 0),
        ),
      ),
  });
  fc.assert(
    fc.property(random, (of) => {
      const plan = planOf(of, today);
      const isOpen = of.cancelledOn === null && of.endsOn >= today;
      expect(plan === null).toBe(isOpen);
      if (!plan) return;
      const raised = of.donations.reduce((sum, each) => sum + each.giftCents, 0);
      const offered = plan.offers.reduce((sum, each) => sum + each.giftCents, 0);
      const surplus = plan.outcome === "ABOVE_GOAL" ? raised - of.goalCents : raised;
      expect(plan.raisedCents).toBe(raised);
      expect(plan.movedCents).toBeGreaterThanOrEqual(0);
      expect(offered + plan.movedCents).toBe(plan.choice === "CAMPAIGN" ? 0 : surplus);
      expect(new Set(plan.offers.map(({ donationId }) => donationId)).size).toBe(plan.offers.length);
      expect(plan.choice === "OFFER_BACK" || plan.offers.length === 0).toBe(true);
      for (const offer of plan.offers) {
        const donation = of.donations.find(({ donationId }) => donationId === offer.donationId);
        expect(offer.giftCents).toBeLessThanOrEqual(donation?.giftCents ?? 0);
        expect(offer.refundCents).toBeLessThanOrEqual(donation?.refundableCents ?? 0);
      }
    }),
    { numRuns: 500 },
  );
});

describe("the answer to an offer", () => {
  const open = { answer: null, dueOn: today };

  test("is accepted until the last day, and lapses only after it", () => {
    for (const answer of ["REFUND", "KEEP"] as const) {
      expect(refusalOfAnswer(open, answer, today)).toBeNull();
      expect(refusalOfAnswer(open, answer, addDays(today, 1))).toBe("too_late");
    }
    expect(refusalOfAnswer(open, "LAPSED", addDays(today, 1))).toBeNull();
  });

  test("is final: the same again changes nothing, another is refused", () => {
    for (const first of offerAnswers)
      for (const second of offerAnswers)
        expect(refusalOfAnswer({ ...open, answer: first }, second, today)).toBe(
          first === second ? null : "already_answered",
        );
  });
});
