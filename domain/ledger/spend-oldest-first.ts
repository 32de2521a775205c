import { noCents, plus, type Cents } from "#domain/money/cents.ts";
import { largerOf, minus, smallerOf, sumOf } from "#domain/money/sums.ts";

/** What may be spent on the same things is one pool: a project's campaigns, a program, or anything at all. */
export type PoolId = string;

/** What came into a pool on one day, after fees and refunds. */
export type DayOfGifts = Readonly<{ pool: PoolId; day: string; cents: Cents }>;

/** Money that was spent. It is taken from the first of its pools that has any, then from the next. */
export type Spending = Readonly<{ expenseId: string; day: string; cents: Cents; pools: readonly PoolId[] }>;

/** The stretch of a pool that an expense used, counted in cents from the pool's very first gift. */
type Use = Readonly<{ expenseId: string; from: Cents; to: Cents }>;

export type PoolUse = Readonly<{
  uses: readonly Use[];
  /** As far as the pool has been spent. */
  spentCents: Cents;
}>;

/**
 * The published rule: expenses in the order of their dates, each paid by the oldest gifts that had come in by then and
 * may be spent on it, the narrowest purpose first. A cent is used once. What no gift had come in for stays unpaid by
 * gifts: it was advanced from reserves, and later gifts are not charged for it.
 *
 * Pools are counted by the day and not by the gift, so the work grows with days and expenses, however many give.
 */
export function spendOldestFirst(
  gifts: readonly DayOfGifts[],
  spending: readonly Spending[],
): ReadonlyMap<PoolId, PoolUse> {
  const pools = new Map<PoolId, { received: Cents; spent: Cents; uses: Use[] }>();
  const poolOf = (id: PoolId) => {
    const known = pools.get(id) ?? { received: noCents, spent: noCents, uses: [] };
    pools.set(id, known);
    return known;
  };
  const days = gifts.toSorted(byDay);
  let next = 0;
  for (const { expenseId, day, cents, pools: allowed } of spending.toSorted(byDay)) {
    for (let one = days[next]; one && one.day <= day; one = days[++next]) {
      const pool = poolOf(one.pool);
      pool.received = plus(pool.received, one.cents);
    }
    let open = cents;
    for (const pool of allowed.map(poolOf)) {
      const taken = smallerOf(open, minus(pool.received, pool.spent));
      if (taken <= 0) continue;
      pool.uses.push({ expenseId, from: pool.spent, to: plus(pool.spent, taken) });
      pool.spent = plus(pool.spent, taken);
      open = minus(open, taken);
    }
  }
  return new Map([...pools].map(([id, { uses, spent }]) => [id, { uses, spentCents: spent }]));
}

export type GiftInPool = Readonly<{
  /** What came into the pool before it. */
  olderCents: Cents;
  /** What it brought into the pool itself. */
  cents: Cents;
}>;

export type FollowedGift = Readonly<{
  spent: readonly Readonly<{ expenseId: string; cents: Cents }>[];
  waitingCents: Cents;
  /** Older gifts of the same pool that are still to be spent before it. */
  aheadCents: Cents;
}>;

/** Where one gift went. What was spent and what waits always make up the gift. */
export function followGift(pool: PoolUse | undefined, { olderCents, cents }: GiftInPool): FollowedGift {
  const [start, end] = [olderCents, plus(olderCents, cents)];
  const spent = (pool?.uses ?? []).flatMap(({ expenseId, from, to }) => {
    const part = minus(smallerOf(to, end), largerOf(from, start));
    return part > 0 ? [{ expenseId, cents: part }] : [];
  });
  const waitingCents = minus(cents, sumOf(spent.map((part) => part.cents)));
  const aheadCents = largerOf(minus(olderCents, pool?.spentCents ?? noCents), noCents);
  return { spent, waitingCents, aheadCents };
}

/** Stable, so that expenses of one day keep the order in which they were booked. */
const byDay = (a: { day: string }, b: { day: string }): number =>
  a.day < b.day ? -1 : a.day > b.day ? 1 : 0;
