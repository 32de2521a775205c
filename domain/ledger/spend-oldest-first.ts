/** What may be spent on the same things is one pool: a project's campaigns, a program, or anything at all. */
export type PoolId = string;

/** What came into a pool on one day, after fees and refunds. */
export type DayOfGifts = Readonly<{ pool: PoolId; day: string; cents: number }>;

/** Money that was spent. It is taken from the first of its pools that has any, then from the next. */
export type Spending = Readonly<{ expenseId: string; day: string; cents: number; pools: readonly PoolId[] }>;

/** The stretch of a pool that an expense used, counted in cents from the pool's very first gift. */
type Use = Readonly<{ expenseId: string; from: number; to: number }>;

export type PoolUse = Readonly<{
  uses: readonly Use[];
  /** As far as the pool has been spent. */
  spentCents: number;
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
  const pools = new Map<PoolId, { received: number; spent: number; uses: Use[] }>();
  const poolOf = (id: PoolId) => {
    const known = pools.get(id) ?? { received: 0, spent: 0, uses: [] };
    pools.set(id, known);
    return known;
  };
  const days = gifts.toSorted(byDay);
  let next = 0;
  for (const { expenseId, day, cents, pools: allowed } of spending.toSorted(byDay)) {
    for (let one = days[next]; one && one.day <= day; one = days[++next])
      poolOf(one.pool).received += one.cents;
    let open = cents;
    for (const pool of allowed.map(poolOf)) {
      const taken = Math.min(open, pool.received - pool.spent);
      if (taken <= 0) continue;
      pool.uses.push({ expenseId, from: pool.spent, to: pool.spent + taken });
      pool.spent += taken;
      open -= taken;
    }
  }
  return new Map([...pools].map(([id, { uses, spent }]) => [id, { uses, spentCents: spent }]));
}

export type GiftInPool = Readonly<{
  /** What came into the pool before it. */
  olderCents: number;
  /** What it brought into the pool itself. */
  cents: number;
}>;

export type FollowedGift = Readonly<{
  spent: readonly Readonly<{ expenseId: string; cents: number }>[];
  waitingCents: number;
  /** Older gifts of the same pool that are still to be spent before it. */
  aheadCents: number;
}>;

/** Where one gift went. What was spent and what waits always make up the gift. */
export function followGift(pool: PoolUse | undefined, { olderCents, cents }: GiftInPool): FollowedGift {
  const [start, end] = [olderCents, olderCents + cents];
  const spent = (pool?.uses ?? []).flatMap(({ expenseId, from, to }) => {
    const part = Math.min(to, end) - Math.max(from, start);
    return part > 0 ? [{ expenseId, cents: part }] : [];
  });
  const waitingCents = cents - spent.reduce((sum, part) => sum + part.cents, 0);
  return { spent, waitingCents, aheadCents: Math.max(0, olderCents - (pool?.spentCents ?? 0)) };
}

/** Stable, so that expenses of one day keep the order in which they were booked. */
const byDay = (a: { day: string }, b: { day: string }): number =>
  a.day < b.day ? -1 : a.day > b.day ? 1 : 0;
