import type { Fund } from "#domain/money/fund.ts";
import type { Cents } from "#domain/money/cents.ts";
import { minus, smallerOf, sumOf } from "#domain/money/sums.ts";
import type { BookedPurpose, Purposes } from "./purpose.ts";
import { poolOf, poolsFor, restrictionOf, type Restriction } from "./restriction-pools.ts";
import { followGift, spendOldestFirst, type FollowedGift } from "#domain/money/spend-oldest-first.ts";

/** A booked donation. */
export type BookedGift = BookedPurpose &
  Readonly<{
    day: string;
    fund: Fund | null;
    receivedCents: Cents;
    /** The booked fee and refunds; together they can exceed the donation. */
    feeCents: Cents;
    returnedCents: Cents;
    /** The rest of the donation, without fee cover and before costs. */
    keptCents: Cents;
  }>;
type GiftsOfDay = BookedPurpose & Readonly<{ day: string; cents: Cents }>;
type BookedExpense = Omit<BookedPurpose, "campaignId"> &
  Readonly<{ expenseId: string; day: string; cents: Cents }>;

type Books = Readonly<{
  byDay: readonly GiftsOfDay[];
  /** Donations of the same day that were booked earlier. */
  earlier: readonly Omit<GiftsOfDay, "day">[];
  expenses: readonly BookedExpense[];
  purposes: Purposes;
}>;

type TracedGift = FollowedGift &
  Readonly<{
    restriction: Restriction;
    returnedCents: Cents;
    feeCents: Cents;
    /** The spendable part. */
    assignedCents: Cents;
  }>;

/** Where a donation went by the published rule: received = returned + fee + spent + waiting, to the cent. */
export function traceGift(gift: BookedGift, { byDay, earlier, expenses, purposes }: Books): TracedGift {
  const returnedCents = smallerOf(gift.returnedCents, gift.receivedCents);
  const leftCents = minus(gift.receivedCents, returnedCents);
  // Costs are not taken from a fund. Fee cover is not part of it.
  const feeCents = gift.fund ? minus(leftCents, gift.keptCents) : smallerOf(gift.feeCents, leftCents);
  const assignedCents = minus(leftCents, feeCents);

  const pool = (booked: BookedPurpose) => poolOf(restrictionOf(booked, purposes), booked.fund);
  const restriction = restrictionOf(gift, purposes);
  const ownPool = poolOf(restriction, gift.fund);
  const pooled = byDay.map((one) => ({ ...one, pool: pool(one) }));
  const uses = spendOldestFirst(
    pooled,
    expenses.map((expense) => ({ ...expense, pools: poolsFor(expense, purposes) })),
  );
  const older = [
    ...pooled.filter((one) => one.pool === ownPool && one.day < gift.day),
    ...earlier.filter((one) => pool(one) === ownPool),
  ];
  const olderCents = sumOf(older.map(({ cents }) => cents));
  const followed = followGift(uses.get(ownPool), { olderCents, cents: assignedCents });
  return { ...followed, restriction, returnedCents, feeCents, assignedCents };
}
