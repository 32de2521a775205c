import type { CostNature } from "#domain/annual-lines.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { Fund } from "#domain/money/fund.ts";

/** What staff decided once for similar lines: "Kosten" are bank charges, this landlord is rent. */
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
  fund: Fund | null;
  /** A person accepted its suggestion: from then on it books automatically. */
  isConfirmed: boolean;
}>;

type Line = Readonly<{
  cents: Cents;
  counterpartyIban: string | null;
  counterpartyName: string | null;
  remittance: string;
}>;

/** The first rule that fits. */
export const ruleFor = (line: Line, rules: readonly MatchRule[]): MatchRule | null =>
  rules.find((rule) => fits(line, rule)) ?? null;

type Conditions = Pick<MatchRule, "direction" | "iban" | "nameContains" | "textContains">;

/** A shorter text is in too many lines. */
const minTextLength = 3;

/** Whether a rule says enough to be used. Text alone never says whose incoming money it is. */
export function isSpecific({ direction, iban, nameContains, textContains }: Conditions): boolean {
  const texts = [nameContains, textContains].filter((text) => text !== null && text !== "");
  if (texts.some((text) => plain(text ?? "").replaceAll(" ", "").length < minTextLength)) return false;
  return Boolean(iban || nameContains) || (direction === "OUT" && Boolean(textContains));
}

/** All conditions of the rule, for the direction of this line. */
export function fits(line: Line, rule: Conditions): boolean {
  const direction = line.cents > 0 ? "IN" : "OUT";
  if (rule.direction !== "EITHER" && rule.direction !== direction) return false;
  if (!isSpecific({ ...rule, direction })) return false;
  return (
    (!rule.iban || rule.iban === line.counterpartyIban) &&
    hasWords(line.counterpartyName, rule.nameContains) &&
    hasWords(line.remittance, rule.textContains)
  );
}

/** Whole words: "rent" is not in "parents". */
const hasWords = (text: string | null, words: string | null): boolean =>
  !words || ` ${plain(text ?? "")} `.includes(` ${plain(words)} `);

/** Banks write names in capitals, without marks, and with what spaces they like. */
export const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();
