import { noCents, plus, type Cents } from "#domain/money/cents.ts";
import { largerOf, minus, smallerOf, sumOf } from "#domain/money/sums.ts";
import type { PoolId } from "../spend-oldest-first.ts";

/** Gifts of fewer people than this are not told apart from the rest, so that nobody's can be read from the page of an expense. */
export const smallestGroup = 10;

/** A piece of a pool, in cents from its very first gift. */
export type Stretch = Readonly<{ pool: PoolId; from: Cents; to: Cents }>;
type DayOfPool = Readonly<{ day: string; cents: Cents }>;

/** Pieces that lie side by side are one: a gift that reaches over both is one gift. */
export function joined(stretches: readonly Stretch[]): Stretch[] {
  const all: Stretch[] = [];
  for (const next of stretches.toSorted((a, b) => a.pool.localeCompare(b.pool) || a.from - b.from)) {
    const last = all.at(-1);
    if (last && last.pool === next.pool && last.to === next.from)
      all[all.length - 1] = { ...last, to: next.to };
    else all.push(next);
  }
  return all;
}

/** The days whose money lies in a piece: all of it, or from one cent of the day to another. `days` are of its pool, in order. */
export function daysOf(
  { from, to }: Stretch,
  days: readonly DayOfPool[],
): { whole: string[]; parts: { day: string; from: Cents; to: Cents }[] } {
  const whole: string[] = [];
  const parts: { day: string; from: Cents; to: Cents }[] = [];
  let start = noCents;
  for (const { day, cents } of days) {
    const end = plus(start, cents);
    if (start < to && end > from) {
      if (start >= from && end <= to) whole.push(day);
      else
        parts.push({ day, from: minus(largerOf(from, start), start), to: minus(smallerOf(to, end), start) });
    }
    start = end;
  }
  return { whole, parts };
}

/** Money that came in at once: one gift, or sums booked together. */
export type Arrival = Readonly<{
  isGift: boolean;
  cents: Cents;
  /** The same for gifts of one person; null where nobody can tell. */
  donor: string | null;
}>;
export type Payers = Readonly<{
  gifts: number;
  giftCents: Cents;
  /** Who gave them, as far as it matters: some are enough to say that they are many. */
  donors: readonly string[];
}>;

/** How many gifts of a day, in the order in which they were booked, lie in a part of it. */
export function payersWithin(
  arrivals: readonly Arrival[],
  part: Readonly<{ from: Cents; to: Cents }>,
): Payers {
  const used: (Pick<Arrival, "donor"> & { cents: Cents })[] = [];
  let start = noCents;
  for (const { isGift, cents, donor } of arrivals) {
    const end = plus(start, cents);
    const inside = minus(smallerOf(part.to, end), largerOf(part.from, start));
    if (isGift && inside > 0) used.push({ donor, cents: inside });
    start = end;
  }
  return {
    gifts: used.length,
    giftCents: sumOf(used.map(({ cents }) => cents)),
    donors: [...new Set(used.map(({ donor }) => donor).filter((donor) => donor !== null))],
  };
}

/** What the page says. Null: too few to tell, so they are told with the rest. */
export function shownPayers(
  counted: readonly Payers[],
  totalCents: Cents,
): { gifts: number | null; giftCents: Cents; restCents: Cents } {
  const gifts = counted.reduce((sum, each) => sum + each.gifts, 0);
  const people = new Set(counted.flatMap(({ donors }) => donors));
  if (people.size < smallestGroup) return { gifts: null, giftCents: noCents, restCents: totalCents };
  const giftCents = sumOf(counted.map((each) => each.giftCents));
  return { gifts, giftCents, restCents: minus(totalCents, giftCents) };
}
