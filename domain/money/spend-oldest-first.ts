import { noCents, plus, type Cents } from "#domain/money/cents.ts";
import { largerOf, minus, smallerOf, sumOf } from "#domain/money/sums.ts";

/** Money that may be spent on the same: a project's campaigns, a program, or anything. */
export type PoolId = string;

/** Money that came into a pool on a day, after fees and refunds. */
export type DayOfGifts = Readonly<{ pool: PoolId; day: string; cents: Cents }>;

/** An expense. It is taken from its pools in order. */
export type Spending = Readonly<{ expenseId: string; day: string; cents: Cents; pools: readonly PoolId[] }>;

/** The range of a pool that an expense used, in cents from its first donation. */
type Use = Readonly<{ expenseId: string; from: Cents; to: Cents }>;

export type PoolUse = Readonly<{
  uses: readonly Use[];
  /** How much of the pool is spent. */
  spentCents: Cents;
}>;

/**
 * The published rule: expenses in date order, each paid by the oldest available donations that may be spent on it,
 * narrowest purpose first. Each cent is used once. An expense without available donations was paid from reserves; later
 * donations are not used for it.  Pools are summed by day, so the cost grows with days and expenses, not with
 * donations.
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
  /** What came into the pool earlier. */
  olderCents: Cents;
  /** Its own contribution to the pool. */
  cents: Cents;
}>;

export type FollowedGift = Readonly<{
  spent: readonly Readonly<{ expenseId: string; cents: Cents }>[];
  waitingCents: Cents;
  /** Older unspent donations of the same pool. */
  aheadCents: Cents;
}>;

/** Where one donation went. Spent plus waiting equals the donation. */
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

/** Stable: expenses of one day keep their booking order. */
const byDay = (a: { day: string }, b: { day: string }): number =>
  a.day < b.day ? -1 : a.day > b.day ? 1 : 0;
