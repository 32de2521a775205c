import { netCents, plus, sumOf, type Figures } from "./figures.ts";

/** Dimensions of a donation. */
export const dimensions = ["campaign", "country", "language", "method", "donor", "frequency"] as const;
export type Dimension = (typeof dimensions)[number];

/** The empty key means unknown: no campaign, no country. */
export type KeyedFigures = Figures & Readonly<{ key: string }>;
export type Part = KeyedFigures & Readonly<{ label: string }>;

/** The remainder, when there are too many parts. */
export const restKey = "~rest";
const maxParts = 12;

/** Largest first. Equal keys are merged, and from the twelfth on all become one, so the parts always add up to the whole. */
export function partsOf(found: readonly KeyedFigures[]): KeyedFigures[] {
  const byKey = new Map<string, KeyedFigures>();
  for (const part of found) {
    const known = byKey.get(part.key);
    byKey.set(part.key, known ? { key: part.key, ...plus(known, figuresOf(part)) } : part);
  }
  const sorted = [...byKey.values()].toSorted(
    (a, b) => b.givenCents - a.givenCents || netCents(b) - netCents(a) || (a.key < b.key ? -1 : 1),
  );
  if (sorted.length <= maxParts) return sorted;
  const shown = sorted.slice(0, maxParts - 1);
  return [...shown, { key: restKey, ...sumOf(sorted.slice(maxParts - 1).map(figuresOf)) }];
}

/** Providers use different names for one payment method. */
export const methodOf = (method: string): string => synonyms[method] ?? method;

const synonyms: Readonly<Record<string, string>> = {
  creditcard: "card",
  directdebit: "sepa_debit",
  bank_transfer: "banktransfer",
  customer_balance: "banktransfer",
  bank: "banktransfer",
};

const figuresOf = ({ gifts, givenCents, returnedCents }: Figures): Figures => ({
  gifts,
  givenCents,
  returnedCents,
});
