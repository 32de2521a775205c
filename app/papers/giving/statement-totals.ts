import { chargedFor, isCash, type ReturnedMoney } from "#domain/giving/settle/received-gift.ts";
import { ordinaryCents, type Gift } from "./gift.ts";
import type { Cents } from "#domain/money/cents.ts";
import { minus, sumOf } from "#domain/money/sums.ts";

export type Totals = Readonly<{ chargedCents: Cents; returnedCents: Cents; netCents: Cents }>;

/** A donation in one group of the statement: whole, or in part. */
export type GiftPart = Readonly<{
  gift: Gift;
  chargedCents: Cents;
  returned: readonly ReturnedMoney[];
  isWhole: boolean;
}>;

export type StatementGroups = Readonly<{
  ordinary: readonly GiftPart[];
  /** Never deductible, so not in the sums for the tax return. */
  cash: readonly GiftPart[];
  /** By transaction number, in order of appearance. */
  periodic: readonly Readonly<{ transactionNumber: string; gifts: readonly GiftPart[] }>[];
}>;

/** The tax return needs them separately: only ordinary donations have threshold and cap. */
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

/** Refunds reduce the total, whenever they happened. */
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

/** Refunds of a split donation belong to its ordinary part. */
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
