import { netCents, plus, sumOf, type Figures } from "./figures.ts";

/** By what gifts are told apart. */
export const dimensions = ["campaign", "country", "language", "method", "donor", "frequency"] as const;
export type Dimension = (typeof dimensions)[number];

/** The empty key is what nobody said: no campaign, no country. */
export type KeyedFigures = Figures & Readonly<{ key: string }>;
export type Part = KeyedFigures & Readonly<{ label: string }>;

/** What is left over when there are more than can be read at a glance. */
export const restKey = "~rest";
const maxParts = 12;

/**
 * Largest first. Equal ones are put together, and from the twelfth on they are one: however many there are, the parts add up
 * to the whole.
 */
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

/** Two providers have two words for one way to pay. */
export const methodOf = (told: string): string => synonyms[told] ?? told;

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
