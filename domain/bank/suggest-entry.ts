import type { Cents } from "#domain/money/cents.ts";
import { minus } from "#domain/money/sums.ts";
import { plain } from "./match-rule.ts";
import type { Suggestion, WaitingLine } from "./suggest.ts";

/** An invoice to pay, a grant to receive: booked, and not wholly shown by statements yet. `cents` is what is left. */
export type EntryCandidate = Readonly<{
  entryId: string;
  cents: Cents;
  account: "creditors" | "debtors";
  description: string;
  party: string | null;
  iban: string | null;
  reference: string | null;
}>;

/** A shorter text is found in others by chance. */
const minReferenceLength = 3;

/**
 * Of exactly this sum, or, where none is, of more: then the line is a part, but only if it names the entry by reference or account.
 * Where several are, those that the line names come first, by their reference, their account or their name; if it could still
 * be two, a person decides.
 */
export function suggestEntry(line: WaitingLine, entries: readonly EntryCandidate[]): Suggestion | null {
  const equal = entries.filter(({ cents }) => cents === line.cents);
  const larger = entries.filter(
    (entry) =>
      isWithin(line.cents, entry.cents) && (namesReference(line, entry) || namesAccount(line, entry)),
  );
  const [only, second] = tellingApart.reduce(
    (left, isNamed) => {
      const named = left.filter((entry) => isNamed(line, entry));
      return named.length > 0 ? named : left;
    },
    equal.length > 0 ? equal : larger,
  );
  if (!only || second) return null;
  const { entryId, account, party, description } = only;
  return {
    explanation: {
      kind: "entry",
      entryId,
      account,
      what: party ? `${party}: ${description}` : description,
      leavesCents: minus(only.cents, line.cents),
    },
    canAutoMatch: false,
  };
}

/** Whether a payment is on the side of what is open, and no more than it. */
export const isWithin = (cents: Cents, open: Cents): boolean =>
  open < 0 ? cents < 0 && cents >= open : cents > 0 && cents <= open;

type IsNamed = (line: WaitingLine, entry: EntryCandidate) => boolean;

const namesReference: IsNamed = ({ remittance, structuredReference }, { reference }) => {
  const bare = unspaced(reference ?? "");
  return (
    bare.length >= minReferenceLength && unspaced(`${structuredReference ?? ""} ${remittance}`).includes(bare)
  );
};
const namesAccount: IsNamed = ({ counterpartyIban }, { iban }) => iban !== null && iban === counterpartyIban;
const namesParty: IsNamed = ({ counterpartyName }, { party }) =>
  party !== null && plain(party) === plain(counterpartyName ?? "");
const tellingApart = [namesReference, namesAccount, namesParty];

const unspaced = (text: string): string => plain(text).replaceAll(" ", "");
