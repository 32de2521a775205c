import type { Cents } from "#domain/money/cents.ts";
import { plain } from "./match-rule.ts";
import type { Proposal, WaitingLine } from "./propose.ts";

/** An invoice to pay, a grant to receive: booked, and shown by no statement yet. */
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
 * Of exactly this sum. Where several are, those that the line names come first, by their reference, their account or their name;
 * if it could still be two, a person decides.
 */
export function proposeEntry(line: WaitingLine, entries: readonly EntryCandidate[]): Proposal | null {
  const equal = entries.filter(({ cents }) => cents === line.cents);
  const [only, second] = tellingApart.reduce((left, isNamed) => {
    const named = left.filter((entry) => isNamed(line, entry));
    return named.length > 0 ? named : left;
  }, equal);
  if (!only || second) return null;
  const { entryId, account, party, description } = only;
  return {
    explanation: { kind: "entry", entryId, account, what: party ? `${party}: ${description}` : description },
    isCertain: false,
  };
}

type IsNamed = (line: WaitingLine, entry: EntryCandidate) => boolean;

const tellingApart: readonly IsNamed[] = [
  ({ remittance, structuredReference }, { reference }) => {
    const bare = unspaced(reference ?? "");
    return (
      bare.length >= minReferenceLength &&
      unspaced(`${structuredReference ?? ""} ${remittance}`).includes(bare)
    );
  },
  ({ counterpartyIban }, { iban }) => iban !== null && iban === counterpartyIban,
  ({ counterpartyName }, { party }) => party !== null && plain(party) === plain(counterpartyName ?? ""),
];

const unspaced = (text: string): string => plain(text).replaceAll(" ", "");
