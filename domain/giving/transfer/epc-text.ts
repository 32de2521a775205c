import { isCreditorReference } from "#domain/identifiers/creditor-reference.ts";
import { isIban } from "#domain/identifiers/iban.ts";
import type { Cents } from "#domain/money/cents.ts";
import { decimalEuros } from "#domain/money/decimal-euros.ts";
import { largestGift } from "#domain/money/gift-limits.ts";

/** What a code of version 13 holds at its level of correction; larger ones are not read by every app. */
const maxBytes = 331;
const maxNameLength = 70;
const maxTextLength = 140;

export type TransferOrder = Readonly<{
  holder: string;
  iban: string;
  /** Null: the payer enters it. */
  cents: Cents | null;
  /** With check digits, or words of one's own; never both. */
  reference: string | null;
  text?: string | null;
}>;

/**
 * What a bank's app reads from the code of a transfer in euros (EPC069-12, version 002), so that nobody copies an account
 * number by hand. `CHAR`: it is a gift to a charity. Null: something in it has no place there.
 */
export function epcText({ holder, iban, cents, reference, text }: TransferOrder): string | null {
  const name = holder.trim();
  if (name === "" || name.length > maxNameLength || !isIban(iban)) return null;
  if (cents !== null && (cents < 1 || cents > largestGift)) return null;
  if (reference && (text || !isCreditorReference(reference))) return null;
  if ((text ?? "").length > maxTextLength) return null;
  const amount = cents === null ? "" : `EUR${decimalEuros(cents)}`;
  const lines = ["BCD", "002", "1", "SCT", "", name, iban, amount, "CHAR", reference ?? "", text ?? ""];
  if (lines.some((line) => /[\r\n]/.test(line))) return null;
  while (lines.at(-1) === "") lines.pop();
  const written = lines.join("\n");
  return new TextEncoder().encode(written).length <= maxBytes ? written : null;
}
