import { asCents, noCents, plus as plusCents, type Cents } from "#domain/money/cents.ts";
import { minus } from "#domain/money/sums.ts";

/** `givenCents` excludes fee cover; `returnedCents` is refunds and chargebacks on their day, less money that came back. */
export type Figures = Readonly<{ gifts: number; givenCents: Cents; returnedCents: Cents }>;

export const nothing: Figures = { gifts: 0, givenCents: noCents, returnedCents: noCents };

export const plus = (one: Figures, other: Figures): Figures => ({
  gifts: one.gifts + other.gifts,
  givenCents: plusCents(one.givenCents, other.givenCents),
  returnedCents: plusCents(one.returnedCents, other.returnedCents),
});

export const sumOf = (all: readonly Figures[]): Figures => all.reduce(plus, nothing);

/** Negative on a day with more returned than given. */
export const netCents = ({ givenCents, returnedCents }: Figures): Cents => minus(givenCents, returnedCents);

/** Half a cent rounds up. Null: no donations. */
export const averageCents = ({ gifts, givenCents }: Figures): Cents | null =>
  gifts === 0 ? null : asCents(Math.floor((2 * givenCents + gifts) / (2 * gifts)));

/** Percentage with one decimal; null if the whole is zero. */
export const shareOf = (part: number, whole: number): number | null =>
  whole <= 0 ? null : Math.round((part / whole) * 1000) / 10;
