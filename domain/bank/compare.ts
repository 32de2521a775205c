import { daysBetween, type Day } from "#domain/calendar/day.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { BankEvent } from "./event-of.ts";
import type { Part } from "./part.ts";
import { bare, isSameName, maxTypos, typosIn } from "./same-text.ts";

/** A bank line, or what is still open of it. */
export type WaitingLine = Readonly<{
  cents: Cents;
  bookedOn: Day;
  event: BankEvent;
  counterpartyName: string | null;
  counterpartyIban: string | null;
  remittance: string;
  structuredReference?: string | null;
  endToEndId?: string | null;
  /** The bank's own reference, if the entry has only this line. */
  bankReference?: string | null;
}>;

type Target = Part extends infer Each ? (Each extends Part ? Omit<Each, "cents"> : never) : never;

/** Something that a bank line may be. */
export type Item = Readonly<{
  target: Target;
  /** The open amount as a bank line shows it: negative if the money leaves. */
  cents: Cents;
  on: Day;
  what: string;
  references: readonly string[];
  /** The statement's reference, as staff typed it. */
  bankReference?: string | null;
  name: string | null;
  iban: string | null;
  /** Already paid: a line that names it needs a person. */
  isClosed?: boolean;
}>;

export const reasons = [
  "reference",
  "bank_reference",
  "similar_reference",
  "amount",
  "iban",
  "name",
  "date",
] as const;
type Reason = (typeof reasons)[number];
export const differences = ["amount", "name", "iban"] as const;
type Difference = (typeof differences)[number];

export type Comparison = Readonly<{
  reasons: readonly Reason[];
  differences: readonly Difference[];
  score: number;
}>;

const points: Readonly<Record<Reason, number>> = {
  reference: 100,
  bank_reference: 100,
  similar_reference: 60,
  amount: 40,
  iban: 40,
  name: 30,
  date: 5,
};
const penalties: Readonly<Record<Difference, number>> = { amount: 0, name: 30, iban: 10 };
const nearbyDays = 7;
/** A shorter text is found in others by chance. */
const minReferenceLength = 3;

/** Which facts of a line and an item agree, and which contradict. */
export function compare(line: WaitingLine, item: Item): Comparison {
  const agreeing: Reason[] = [];
  const contradicting: Difference[] = [];
  const note = (fact: Difference, agrees: boolean) =>
    agrees ? agreeing.push(fact) : contradicting.push(fact);
  if (isNamed(textOf(line), item)) agreeing.push("reference");
  else if (hasSimilarReference(textOf(line), item)) agreeing.push("similar_reference");
  if (item.bankReference && item.bankReference === line.bankReference?.toUpperCase())
    agreeing.push("bank_reference");
  note("amount", line.cents === item.cents);
  if (line.counterpartyIban && item.iban) note("iban", line.counterpartyIban === item.iban);
  if (line.counterpartyName && item.name) note("name", isSameName(line.counterpartyName, item.name));
  if (Math.abs(daysBetween(item.on, line.bookedOn)) <= nearbyDays) agreeing.push("date");
  const score =
    agreeing.reduce((sum, reason) => sum + points[reason], 0) -
    contradicting.reduce((sum, difference) => sum + penalties[difference], 0);
  return { reasons: agreeing, differences: contradicting, score };
}

const textOf = ({ structuredReference, remittance, endToEndId }: WaitingLine): string =>
  [structuredReference, remittance, endToEndId].join(" ");

export function isNamed(text: string, { references }: Pick<Item, "references">): boolean {
  const searched = bare(text);
  return references.some((reference) => {
    const wanted = bare(reference);
    return wanted.length >= minReferenceLength && searched.includes(wanted);
  });
}

/** A reference of ours with one or two typing errors. */
function hasSimilarReference(text: string, { references, target }: Item): boolean {
  if (target.kind !== "gift") return false;
  const searched = bare(text);
  const starts = [...searched.matchAll(/rf\d|fr\d|don[0-9a-z]/g)].map(({ index }) => index);
  return starts.some((start) =>
    references.some((reference) => {
      const wanted = bare(reference);
      return typosIn(wanted, searched.slice(start, start + wanted.length + maxTypos)) <= maxTypos;
    }),
  );
}
