import { asCents, noCents, plus as plusCents, type Cents } from "#domain/money/cents.ts";
import { minus } from "#domain/money/sums.ts";

/**
 * What came in and what went back. Given is the gift without the fee that a donor covers, as in every public sum; returned
 * is what was refunded or charged back, on the day that happened, less what came home again.
 */
export type Figures = Readonly<{ gifts: number; givenCents: Cents; returnedCents: Cents }>;

export const nothing: Figures = { gifts: 0, givenCents: noCents, returnedCents: noCents };

export const plus = (one: Figures, other: Figures): Figures => ({
  gifts: one.gifts + other.gifts,
  givenCents: plusCents(one.givenCents, other.givenCents),
  returnedCents: plusCents(one.returnedCents, other.returnedCents),
});

export const sumOf = (all: readonly Figures[]): Figures => all.reduce(plus, nothing);

/** What stays; it is less than nothing on a day when more went back than came in. */
export const netCents = ({ givenCents, returnedCents }: Figures): Cents => minus(givenCents, returnedCents);

/** Half a cent rounds up. Null: an average of no gifts. */
export const averageCents = ({ gifts, givenCents }: Figures): Cents | null =>
  gifts === 0 ? null : asCents(Math.floor((2 * givenCents + gifts) / (2 * gifts)));

/** In percent of the whole, with one decimal; null when there is no whole. */
export const shareOf = (part: number, whole: number): number | null =>
  whole <= 0 ? null : Math.round((part / whole) * 1000) / 10;
