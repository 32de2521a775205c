import { noCents, plus, type Cents } from "#domain/money/cents.ts";
import { largerOf, minus, smallerOf, sumOf } from "#domain/money/sums.ts";
import type { PoolId } from "#domain/money/spend-oldest-first.ts";

/** Fewer donors than this are not shown separately, so that nobody can be identified from an expense's page. */
export const smallestGroup = 10;

/** A range of a pool, in cents from its first donation. */
export type Stretch = Readonly<{ pool: PoolId; from: Cents; to: Cents }>;
type DayOfPool = Readonly<{ day: string; cents: Cents }>;

/** Merges adjacent ranges, so that a donation across both counts once. */
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

/** The days whose money is in a range, whole or in part. `days` belong to its pool, in order. */
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

/** One donation, or sums booked together. */
export type Arrival = Readonly<{
  isGift: boolean;
  cents: Cents;
  /** Equal for one person's donations; null if unknown. */
  donor: string | null;
}>;
export type Payers = Readonly<{
  gifts: number;
  giftCents: Cents;
  /** Donors, at most as many as needed to decide. */
  donors: readonly string[];
}>;

/** The donations of a day, in booking order, that are in a part of it. */
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

/** What the page shows. Null: too few donors, so they are part of the rest. */
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
