import type { Suggestion, WaitingLine } from "./suggest.ts";

/** Another account of ours at a bank. */
export type OwnAccountCandidate = Readonly<{
  iban: string;
  ledgerAccount: string;
  /** Its statements are read: the other half of a transfer comes with them. */
  hasStatements: boolean;
}>;

/** Where money is that one of our accounts shows and the other not yet. */
const between = "own-transfers";

/**
 * Money between two accounts of our own is nobody's income and no cost. Where the other account has no statements, nothing more comes
 * and it is booked there at once; otherwise both halves meet between the accounts. `mirrored`: how many lines of other accounts show
 * the same sum the other way round in those days, for banks that name no account.
 */
export function suggestOwnTransfer(
  line: WaitingLine,
  { others, mirrored }: Readonly<{ others: readonly OwnAccountCandidate[]; mirrored: number }>,
): Suggestion | null {
  const other = others.find(({ iban }) => iban === line.counterpartyIban);
  if (!other && !(line.event === "own_transfer" && mirrored === 1)) return null;
  const account = other && !other.hasStatements ? other.ledgerAccount : between;
  return { explanation: { kind: "own_transfer", account }, canAutoMatch: false };
}
