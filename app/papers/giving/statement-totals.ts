import { givenCents, returnedCents, type Gift } from "./gift.ts";

export type Totals = Readonly<{ givenCents: number; returnedCents: number; netCents: number }>;

export type StatementGroups = Readonly<{
  ordinary: readonly Gift[];
  /** By transaction number, in the order in which the agreements first appear. */
  periodic: readonly Readonly<{ transactionNumber: string; gifts: readonly Gift[] }>[];
}>;

/** The tax return asks for them apart: only ordinary gifts have a threshold and a ceiling. */
export function groupGifts(gifts: readonly Gift[]): StatementGroups {
  const ordinary: Gift[] = [];
  const byNumber = new Map<string, Gift[]>();
  for (const gift of gifts) {
    if (gift.terms.type !== "agreement") {
      ordinary.push(gift);
      continue;
    }
    const { transactionNumber } = gift.terms;
    const same = byNumber.get(transactionNumber) ?? [];
    byNumber.set(transactionNumber, same);
    same.push(gift);
  }
  return {
    ordinary,
    periodic: [...byNumber].map(([transactionNumber, ofOne]) => ({ transactionNumber, gifts: ofOne })),
  };
}

/** What went back is no gift, whenever it went back. */
export function totalsOf(gifts: readonly Gift[]): Totals {
  const given = gifts.reduce((sum, gift) => sum + givenCents(gift), 0);
  const back = gifts.reduce((sum, gift) => sum + returnedCents(gift), 0);
  return { givenCents: given, returnedCents: back, netCents: given - back };
}
