import { noCents, type Cents } from "#domain/money/cents.ts";
import { plainEuros } from "#domain/money/decimal-euros.ts";
import { readAmount } from "#domain/money/parse-amount.ts";
import { negated } from "#domain/money/sums.ts";

/** Nothing typed is nothing expected. Null: it is no amount. More interest may be paid than received, so it can be below zero. */
export function readBudgetAmount(typed: string): Cents | null {
  const text = typed.trim();
  if (text === "") return noCents;
  const isNegative = /^[-−]/.test(text);
  const read = readAmount(isNegative ? text.slice(1) : text);
  if (!read.ok) return null;
  return isNegative ? negated(read.cents) : read.cents;
}

/** As somebody would type it; nothing for nothing. */
export const writtenAmount = (cents: Cents): string => (cents === 0 ? "" : plainEuros(cents));
