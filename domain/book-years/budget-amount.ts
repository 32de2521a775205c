import { noCents, type Cents } from "#domain/money/cents.ts";
import { plainEuros } from "#domain/money/decimal-euros.ts";
import { readAmount } from "#domain/money/parse-amount.ts";
import { negated } from "#domain/money/sums.ts";

/** Empty means zero. Null: not an amount. May be negative, for example net interest. */
export function readBudgetAmount(typed: string): Cents | null {
  const text = typed.trim();
  if (text === "") return noCents;
  const isNegative = /^[-−]/.test(text);
  const read = readAmount(isNegative ? text.slice(1) : text);
  if (!read.ok) return null;
  return isNegative ? negated(read.cents) : read.cents;
}

/** As a person would type it; empty for zero. */
export const writtenAmount = (cents: Cents): string => (cents === 0 ? "" : plainEuros(cents));
