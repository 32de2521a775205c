import type { WaitingLine } from "./compare.ts";
import { plainSuggestion, type Suggestion } from "./suggestion.ts";

/** Another account of ours at a bank. */
export type OwnAccountCandidate = Readonly<{
  iban: string;
  ledgerAccount: string;
  /** Its statements are read: the other half of a transfer comes with them. */
  hasStatements: boolean;
}>;

/** Money that one of our accounts shows and the other not yet. */
const between = "own-transfers";

/**
 * Money between two own accounts is neither income nor cost. If the other account has no statements, nothing more comes and it is
 * booked there; otherwise both halves meet between the accounts. `mirrored`: how many lines of other accounts show the same amount
 * in the other direction in those days, for banks that name no account.
 */
export function suggestOwnTransfer(
  line: WaitingLine,
  { others, mirrored }: Readonly<{ others: readonly OwnAccountCandidate[]; mirrored: number }>,
): Suggestion | null {
  const other = others.find(({ iban }) => iban === line.counterpartyIban);
  if (!other && !(line.event === "own_transfer" && mirrored === 1)) return null;
  const account = other && !other.hasStatements ? other.ledgerAccount : between;
  const found = plainSuggestion({ kind: "own_transfer", cents: line.cents }, null);
  return { ...found, account, reasons: other ? ["iban"] : ["amount"], score: 120 };
}
