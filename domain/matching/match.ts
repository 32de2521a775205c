import { asCents, noCents, plus, type Cents } from "#domain/money/cents.ts";
import { largerOf, minus, negated, smallerOf } from "#domain/money/sums.ts";

/** For every `per` cents that a donor gives, the sponsor adds `adds` cents. */
export type Ratio = Readonly<{ adds: number; per: number }>;

export type MatchTerms = Ratio &
  Readonly<{
    perDonationCents: Cents | null;
  }>;

/** What the sponsor can still add: to all donations of this donor, and in total. */
export type MatchRoom = Readonly<{ donorCents: Cents; poolCents: Cents }>;

/** Rounded down, so that no cap is exceeded by a fraction of a cent. */
export function matchOf(giftCents: Cents, terms: MatchTerms, room: MatchRoom): Cents {
  const share = proportionOf(giftCents, terms.adds, terms.per);
  const capped = smallerOf(share, terms.perDonationCents ?? share);
  return largerOf(noCents, smallerOf(capped, smallerOf(room.donorCents, room.poolCents)));
}

/** The part of a donation that a match answers. The next sponsor matches the rest, so no euro is matched twice. */
export const matchedPartOf = (matchCents: Cents, { adds, per }: Ratio): Cents =>
  asCents(Number((BigInt(matchCents) * BigInt(per) + BigInt(adds) - 1n) / BigInt(adds)));

/** A match as it was decided, and as it is now. */
export type HeldMatch = Readonly<{
  /** What of the donation the decision counted. */
  countedCents: Cents;
  decidedCents: Cents;
  heldCents: Cents;
  /** Part of it that a credit note took from the sponsor's claim; it did not return to the pool. */
  creditedCents: Cents;
}>;

export type MatchChange = Readonly<{
  kind: "RELEASED" | "CREDITED" | "RESTORED";
  matchCents: Cents;
  poolCents: Cents;
}>;

/**
 * After a refund or a chargeback the match is its share of what is left, rounded down. The difference returns to the pool
 * only while the pledge is open; afterwards the sponsor gets a credit note. Money that comes back restores the match.
 */
export function changeOf(
  held: HeldMatch,
  leftCents: Cents,
  pledge: MatchRoom & Readonly<{ isOpen: boolean }>,
): MatchChange | null {
  const left = smallerOf(leftCents, held.countedCents);
  const due = held.countedCents === 0 ? noCents : proportionOf(held.decidedCents, left, held.countedCents);
  if (due < held.heldCents) {
    const back = minus(due, held.heldCents);
    return pledge.isOpen
      ? { kind: "RELEASED", matchCents: back, poolCents: back }
      : { kind: "CREDITED", matchCents: back, poolCents: noCents };
  }
  const missing = largerOf(noCents, smallerOf(minus(due, held.heldCents), pledge.donorCents));
  const fromCredit = smallerOf(missing, held.creditedCents);
  const fromPool = pledge.isOpen ? smallerOf(minus(missing, fromCredit), pledge.poolCents) : noCents;
  const restored = plus(fromCredit, fromPool);
  return restored > 0 ? { kind: "RESTORED", matchCents: restored, poolCents: fromPool } : null;
}

/** Credit notes that are not taken back; negative changes without a change of the pool. */
export const creditedBy = ({ matchCents, poolCents }: Pick<MatchChange, "matchCents" | "poolCents">): Cents =>
  negated(minus(matchCents, poolCents));

/** In whole numbers, because the product of two amounts can exceed what a number holds. */
const proportionOf = (cents: Cents, numerator: number, denominator: number): Cents =>
  asCents(Number((BigInt(cents) * BigInt(numerator)) / BigInt(denominator)));
