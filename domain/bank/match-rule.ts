import type { CostNature } from "#domain/annual-lines.ts";
import type { Cents } from "#domain/money/cents.ts";

/** What staff decided once for entries of a kind: "Kosten" are bank charges, this landlord is rent. */
export type MatchRule = Readonly<{
  id: string;
  name: string;
  /** Money in, money out, or either. */
  direction: "IN" | "OUT" | "EITHER";
  /** All that are given must hold. */
  iban: string | null;
  nameContains: string | null;
  textContains: string | null;
  account: string;
  projectId: string | null;
  programId: string | null;
  nature: CostNature | null;
  /** Somebody accepted what it suggested: from then on it books by itself. */
  isConfirmed: boolean;
}>;

type Line = Readonly<{
  cents: Cents;
  counterpartyIban: string | null;
  counterpartyName: string | null;
  remittance: string;
}>;

/** The first rule that fits. One that asks for nothing fits nothing. */
export const ruleFor = (line: Line, rules: readonly MatchRule[]): MatchRule | null =>
  rules.find((rule) => isMeant(line, rule)) ?? null;

function isMeant(line: Line, rule: MatchRule): boolean {
  if (rule.iban === null && rule.nameContains === null && rule.textContains === null) return false;
  if (rule.direction !== "EITHER" && (rule.direction === "IN") !== line.cents > 0) return false;
  return (
    (rule.iban === null || rule.iban === line.counterpartyIban) &&
    contains(line.counterpartyName, rule.nameContains) &&
    contains(line.remittance, rule.textContains)
  );
}

const contains = (text: string | null, part: string | null): boolean =>
  part === null || plain(text ?? "").includes(plain(part));

/** Banks write names in capitals, without marks, and with what spaces they like. */
export const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();
