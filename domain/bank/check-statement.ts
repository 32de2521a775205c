import type { Day } from "#domain/calendar/day.ts";
import { isIban } from "#domain/identifiers/iban.ts";
import { plus, type Cents } from "#domain/money/cents.ts";
import { minus } from "#domain/money/sums.ts";
import type { ReadBalance, ReadStatement } from "./bank-file.ts";

/** The books are kept in one currency. */
const ownCurrency = "EUR";

/** A statement that adds up. */
export type SoundStatement = Readonly<{
  number: number;
  id: string;
  sequence: string | null;
  iban: string;
  from: Day;
  to: Day;
  openingCents: Cents;
  closingCents: Cents;
  entryCount: number;
  skippedCount: number;
}>;

export const statementRefusals = [
  "no_account",
  "not_ours",
  "foreign_currency",
  "no_opening_balance",
  "no_closing_balance",
  "no_period",
  "does_not_add_up",
] as const;
export type StatementRefusal = Readonly<{
  reason: (typeof statementRefusals)[number];
  statement: number;
  statementId: string | null;
  line: number;
  /** By how much the entries miss the closing balance. */
  differenceCents: Cents | null;
}>;

export type CheckedStatement =
  | Readonly<{ ok: true; statement: SoundStatement }>
  | Readonly<{ ok: false; refusal: StatementRefusal }>;

/** Opening and entries make the closing balance, to the cent, on an account of ours: only then is anything of it kept. */
export function checkStatement(read: ReadStatement, ownIbans: ReadonlySet<string>): CheckedStatement {
  const refuse = (
    reason: StatementRefusal["reason"],
    differenceCents: Cents | null = null,
  ): CheckedStatement => ({
    ok: false,
    refusal: { reason, statement: read.number, statementId: read.id, line: read.line, differenceCents },
  });
  const { account, opening, closing } = read;
  if (account === null || !isIban(account)) return refuse("no_account");
  if (!ownIbans.has(account)) return refuse("not_ours");
  if (read.currency !== ownCurrency) return refuse("foreign_currency");
  if (opening === null) return refuse("no_opening_balance");
  if (closing === null) return refuse("no_closing_balance");
  const from = earliest(read.from ?? opening.day, read.firstBookedOn);
  const to = latest(read.to ?? closing.day, read.lastBookedOn);
  if (from === null || to === null || from > to) return refuse("no_period");
  const difference = balancingDifference(opening, closing, minus(read.creditCents, read.debitCents));
  if (difference !== 0) return refuse("does_not_add_up", difference);
  return {
    ok: true,
    statement: {
      number: read.number,
      id: read.id ?? "",
      sequence: read.sequence,
      iban: account,
      from,
      to,
      openingCents: opening.cents,
      closingCents: closing.cents,
      entryCount: read.entryCount,
      skippedCount: read.skippedCount,
    },
  };
}

/** A balance without a direction was read as credit; it holds only because the sums then fit. */
const balancingDifference = (opening: ReadBalance, closing: ReadBalance, movedCents: Cents): Cents =>
  minus(plus(opening.cents, movedCents), closing.cents);

const earliest = (one: Day | null, other: Day | null): Day | null =>
  one === null || (other !== null && other < one) ? other : one;
const latest = (one: Day | null, other: Day | null): Day | null =>
  one === null || (other !== null && other > one) ? other : one;
