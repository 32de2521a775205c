import { describe, expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import { changeOf, matchedPartOf, matchOf, type MatchTerms } from "./match.ts";

const terms = (changes: Partial<MatchTerms> = {}): MatchTerms => ({
  adds: 1,
  per: 1,
  perDonationCents: null,
  ...changes,
});
const plenty = { donorCents: asCents(1_000_000_00), poolCents: asCents(1_000_000_00) };

describe("a match", () => {
  test("is the published example, until the pool is used up", () => {
    let poolCents = asCents(250_00);
    const matched = [50_00, 150_00, 33_33, 125_00, 10_00].map((cents) => {
      const match = matchOf(asCents(cents), terms({ perDonationCents: asCents(100_00) }), {
        ...plenty,
        poolCents,
      });
      poolCents = asCents(poolCents - match);
      return match;
    });
    expect(matched).toEqual([50_00, 100_00, 33_33, 66_67, 0]);
    expect(poolCents).toBe(0);
  });

  test.each([
    [25_01, 12_50],
    [9_99, 4_99],
    [1, 0],
  ])("of half of %i cents is %i cents, rounded down", (cents, match) => {
    expect(matchOf(asCents(cents), terms({ per: 2 }), plenty)).toBe(match);
  });

  test("doubles when the sponsor adds two for one", () => {
    expect(matchOf(asCents(25_01), terms({ adds: 2 }), plenty)).toBe(50_02);
  });

  test("does not exceed what is left for the donor", () => {
    const room = { donorCents: asCents(30_00), poolCents: asCents(250_00) };
    expect(matchOf(asCents(50_00), terms(), room)).toBe(30_00);
  });

  test("is exact for the largest amounts", () => {
    const most = asCents(9_000_000_000_000_000);
    const room = { donorCents: most, poolCents: most };
    expect(matchOf(asCents(900_719_925_474_099), terms({ adds: 10, per: 3 }), room)).toBe(
      3_002_399_751_580_330,
    );
  });
});

test.each([
  [50_00, 1, 1, 50_00],
  [12_50, 1, 2, 25_00],
  [10_01, 2, 1, 5_01],
])("%i cents of a match at %i for %i answer %i cents of the donation", (match, adds, per, part) => {
  expect(matchedPartOf(asCents(match), { adds, per })).toBe(part);
});

describe("after a refund", () => {
  const held = {
    countedCents: asCents(33_33),
    decidedCents: asCents(16_66),
    heldCents: asCents(16_66),
    creditedCents: asCents(0),
  };
  const open = { isOpen: true, donorCents: plenty.donorCents, poolCents: asCents(0) };

  test("the match is its share of what is left, and the rest returns to the open pool", () => {
    expect(changeOf(held, asCents(10_00), open)).toEqual({
      kind: "RELEASED",
      matchCents: -11_67,
      poolCents: -11_67,
    });
    expect(changeOf(held, asCents(0), open)).toEqual({
      kind: "RELEASED",
      matchCents: -16_66,
      poolCents: -16_66,
    });
  });

  test("nothing returns once the window is over or a claim was sent: the sponsor gets a credit note", () => {
    expect(changeOf(held, asCents(0), { ...open, isOpen: false })).toEqual({
      kind: "CREDITED",
      matchCents: -16_66,
      poolCents: 0,
    });
  });

  test("nothing changes when the same is reported again", () => {
    expect(changeOf(held, asCents(33_33), open)).toBeNull();
  });

  test("money that comes back takes the credit note back first, then what the pool still has", () => {
    const credited = { ...held, heldCents: asCents(0), creditedCents: asCents(6_66) };
    expect(changeOf(credited, asCents(33_33), { ...open, poolCents: asCents(4_00) })).toEqual({
      kind: "RESTORED",
      matchCents: 10_66,
      poolCents: 4_00,
    });
    expect(changeOf(credited, asCents(33_33), { ...open, isOpen: false, poolCents: asCents(4_00) })).toEqual({
      kind: "RESTORED",
      matchCents: 6_66,
      poolCents: 0,
    });
  });

  test("it restores no more than is left for the donor", () => {
    const released = { ...held, heldCents: asCents(0) };
    const room = { isOpen: true, donorCents: asCents(5_00), poolCents: asCents(100_00) };
    expect(changeOf(released, asCents(33_33), room)).toMatchObject({ matchCents: 5_00, poolCents: 5_00 });
  });
});
