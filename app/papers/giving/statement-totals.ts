import { chargedFor, isCash, type ReturnedMoney } from "#domain/giving/settle/received-gift.ts";
import { ordinaryCents, type Gift } from "./gift.ts";
import type { Cents } from "#domain/money/cents.ts";
import { minus, sumOf } from "#domain/money/sums.ts";

export type Totals = Readonly<{ chargedCents: Cents; returnedCents: Cents; netCents: Cents }>;

/** A gift as one group of the statement shows it: whole, or the part of it that belongs there. */
export type GiftPart = Readonly<{
  gift: Gift;
  /** Of what was charged, what belongs there. */
  chargedCents: Cents;
  returned: readonly ReturnedMoney[];
  isWhole: boolean;
}>;

export type StatementGroups = Readonly<{
  ordinary: readonly GiftPart[];
  /** Never deducted, so no part of the sums that the tax return asks for. */
  cash: readonly GiftPart[];
  /** By transaction number, in the order in which the agreements first appear. */
  periodic: readonly Readonly<{ transactionNumber: string; gifts: readonly GiftPart[] }>[];
}>;

/** The tax return asks for them apart: only ordinary gifts have a threshold and a ceiling. */
export function groupGifts(gifts: readonly Gift[]): StatementGroups {
  const ordinary: GiftPart[] = [];
  const cash: GiftPart[] = [];
  const byNumber = new Map<string, GiftPart[]>();
  for (const gift of gifts)
    for (const { transactionNumber, ...part } of partsOf(gift)) {
      if (isCash(gift)) cash.push(part);
      else if (transactionNumber === null) ordinary.push(part);
      else byNumber.set(transactionNumber, [...(byNumber.get(transactionNumber) ?? []), part]);
    }
  return {
    ordinary,
    cash,
    periodic: [...byNumber].map(([transactionNumber, ofOne]) => ({ transactionNumber, gifts: ofOne })),
  };
}

/** What went back is no gift, whenever it went back. */
export function totalsOf(parts: readonly GiftPart[]): Totals {
  const charged = sumOf(parts.map((part) => part.chargedCents));
  const back = sumOf(parts.flatMap(({ returned }) => returned.map(({ cents }) => cents)));
  return { chargedCents: charged, returnedCents: back, netCents: minus(charged, back) };
}

export const wholeGift = (gift: Gift): GiftPart => ({
  gift,
  chargedCents: chargedFor(gift),
  returned: gift.returned,
  isWhole: true,
});

/** What went back of a gift that is split is shown with its ordinary part: agreements count what is left. */
function partsOf(gift: Gift): (GiftPart & { transactionNumber: string | null })[] {
  const { periodic } = gift;
  if (periodic.length === 0) return [{ ...wholeGift(gift), transactionNumber: null }];
  if (periodic.length === 1 && ordinaryCents(gift) === 0)
    return periodic.map(({ transactionNumber }) => ({ ...wholeGift(gift), transactionNumber }));
  const parts = periodic.map(({ transactionNumber, cents }) => ({
    gift,
    chargedCents: cents,
    returned: [],
    isWhole: false,
    transactionNumber,
  }));
  const rest = minus(chargedFor(gift), sumOf(periodic.map(({ cents }) => cents)));
  if (rest === 0) return parts;
  return [
    ...parts,
    { gift, chargedCents: rest, returned: gift.returned, isWhole: false, transactionNumber: null },
  ];
}
