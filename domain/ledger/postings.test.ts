import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accounts, type AccountId } from "./accounts.ts";
import { bookMovement } from "./book-movement.ts";
import type { MoneyMovement } from "#domain/money/movement.ts";
import { entry, type Entry } from "./entry.ts";
import { bookExpense, bookFee, bookGift, bookOpening, bookRefund, reverse } from "./postings.ts";
import { asCents } from "#domain/money/cents.ts";

const ofDonation = { donationId: "d1", holder: "sandbox", on: "2026-11-14" } as const;
const forCampaign = { campaignId: "winter", programId: null, fund: null };
const forNothing = { campaignId: null, programId: null, fund: null };

describe("a gift in the books", () => {
  test("the provider holds the charge, the campaign has the gift, the covered fee stands apart", () => {
    expect(
      bookGift({ ...ofDonation, ...forCampaign, giftCents: asCents(2500), coverCents: asCents(108) }),
    ).toEqual({
      cause: { kind: "gift", id: "d1" },
      bookedOn: "2026-11-14",
      description: "Gift received",
      donationId: "d1",
      reverses: null,
      postings: [
        { account: "provider-sandbox", cents: asCents(2608) },
        { account: "gifts-restricted", cents: asCents(-2500), campaignId: "winter", programId: null },
        { account: "fee-cover", cents: asCents(-108) },
      ],
    });
  });

  test("a gift for nothing in particular is unrestricted, one for a program is not", () => {
    const general = bookGift({
      ...ofDonation,
      ...forNothing,
      giftCents: asCents(2500),
      coverCents: asCents(0),
    });
    const program = bookGift({
      ...ofDonation,
      campaignId: null,
      programId: "children",
      fund: null,
      giftCents: asCents(2500),
      coverCents: asCents(0),
    });

    expect(general.postings[1]).toMatchObject({ account: "gifts-unrestricted", cents: -2500 });
    expect(program.postings[1]).toMatchObject({ account: "gifts-restricted", programId: "children" });
    expect(general.postings).toHaveLength(2);
  });

  test("the provider's fee is a cost of raising funds and does not touch what was raised", () => {
    const fee = bookFee({ ...ofDonation, feeId: "sandbox:p1", cents: asCents(29) });

    expect(raised([fee])).toBe(0);
    expect(fee.postings).toEqual([
      { account: "provider-fees", cents: asCents(29) },
      { account: "provider-sandbox", cents: asCents(-29) },
    ]);
  });

  test("a refund takes the gift back out of its campaign", () => {
    const refund = bookRefund({
      ...ofDonation,
      ...forCampaign,
      movementId: "r1",
      giftCents: asCents(2500),
      coverCents: asCents(108),
    });

    expect(refund.postings).toEqual([
      { account: "refunds", cents: asCents(2500), campaignId: "winter", programId: null },
      { account: "fee-cover", cents: asCents(108) },
      { account: "provider-sandbox", cents: asCents(-2608) },
    ]);
  });
});

test("an expense is booked to its category and project and paid by the bank", () => {
  const expense = bookExpense({
    expenseId: "e1",
    on: "2026-03-01",
    category: "PROGRAM",
    projectId: "dubai",
    cents: asCents(12_00),
    description: "Walking aids",
  });

  expect(expense.postings).toEqual([
    { account: "expenses-program", cents: asCents(1200), projectId: "dubai" },
    { account: "bank", cents: asCents(-1200) },
  ]);
});

test("opening balances are held against one account, whatever they are", () => {
  const opening = bookOpening({
    openingId: "o1",
    on: "2020-01-01",
    description: "Before these books",
    balances: [
      { account: "gifts-unrestricted", cents: asCents(-240_000_000) },
      { account: "bank", cents: asCents(40_000_000) },
    ],
  });

  expect(opening.postings.at(-1)).toEqual({ account: "opening-balances", cents: 200_000_000 });
  expect(raised([opening])).toBe(240_000_000);
});

describe("an entry that cannot be", () => {
  const draft = { cause: { kind: "expense", id: "e1" }, bookedOn: "2026-03-01", description: "" } as const;

  test.each([
    ["does not balance", [1, -2]],
    ["moves nothing", [0, 0]],
  ])("one that %s is a fault in our rules, and thrown", (_, cents) => {
    const postings = cents.map((amount) => ({ account: "bank", cents: asCents(amount) }) as const);
    expect(() => entry({ ...draft, postings })).toThrow(/expense e1/);
  });

  test("one without a calendar date is thrown", () => {
    const postings = [
      { account: "bank", cents: asCents(1) },
      { account: "refunds", cents: asCents(-1) },
    ] as const;
    expect(() => entry({ ...draft, bookedOn: "1 March", postings })).toThrow(/1 March/);
  });
});

const cents = fc.integer({ min: 1, max: 99_999_999 }).map(asCents);
const anyMovement: fc.Arbitrary<MoneyMovement> = fc
  .record({
    kind: fc.constantFrom("gift", "fee", "refund", "refund_failed", "chargeback", "chargeback_reversed"),
    giftCents: cents,
    coverCents: fc.nat(1_000_000).map(asCents),
    campaignId: fc.option(fc.constantFrom("winter", "school")),
  })
  .map((facts) => ({
    ...ofDonation,
    programId: null,
    fund: null,
    feeId: "f",
    cents: facts.giftCents,
    movementId: "m",
    ...facts,
  }));

test("every movement of money is an entry that balances, and its reversal undoes it account by account", () => {
  fc.assert(
    fc.property(anyMovement, (movement) => {
      const booked = bookMovement(movement);
      const undone = reverse(booked, { on: "2026-12-01", reason: "Entered twice" });

      expect(booked.cause.kind).toBe(movement.kind);
      expect(booked.postings.reduce((sum, posting) => sum + posting.cents, 0)).toBe(0);
      expect([...balances([booked, undone]).values()].every((balance) => balance === 0)).toBe(true);
      expect(undone.reverses).toEqual(booked.cause);
    }),
  );
});

test("what comes back undoes what left: refund and failed refund, chargeback and its reversal", () => {
  const facts = {
    ...ofDonation,
    ...forCampaign,
    movementId: "m",
    giftCents: asCents(900),
    coverCents: asCents(100),
  };
  for (const [out, back] of [
    ["refund", "refund_failed"],
    ["chargeback", "chargeback_reversed"],
  ] as const) {
    const entries = [bookMovement({ kind: out, ...facts }), bookMovement({ kind: back, ...facts })];
    expect(raised(entries.slice(0, 1))).toBe(-900);
    expect([...balances(entries).values()]).toEqual([0, 0, 0]);
  }
});

test("raised counts the gift once and never the covered fee", () => {
  const gift = bookGift({
    ...ofDonation,
    ...forCampaign,
    giftCents: asCents(2500),
    coverCents: asCents(108),
  });
  expect(raised([gift])).toBe(2500);
});

function balances(entries: readonly Entry[]): Map<AccountId, number> {
  const sums = new Map<AccountId, number>();
  for (const { account, cents: amount } of entries.flatMap(({ postings }) => postings)) {
    sums.set(account, (sums.get(account) ?? 0) + amount);
  }
  return sums;
}

function raised(entries: readonly Entry[]): number {
  const sums = balances(entries);
  return -accounts.reduce((sum, { id, raised: counts }) => sum + (counts ? (sums.get(id) ?? 0) : 0), 0) || 0;
}
