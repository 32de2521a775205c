import { plus, type Cents } from "#domain/money/cents.ts";
import { minus, sumOf } from "#domain/money/sums.ts";
import { accountOf } from "../accounts.ts";

/** Movements of an account before and within a period. Debits are positive. */
export type AccountSums = Readonly<{
  account: string;
  /** Before the year in which the period starts. */
  beforeYearCents: Cents;
  /** From the start of that year to the period. */
  beforeCents: Cents;
  debitCents: Cents;
  creditCents: Cents;
}>;

/** The results of earlier years: a computed line of every balance, not an account. */
export const earlierResults = { id: "results-of-earlier-years", number: "0590" } as const;

/** This year's result up to the day of the balance. */
export const resultOfYear = { id: "result-of-this-year", number: "0595" } as const;

/** Income and costs start at zero each year; the rest is in the results of earlier years. */
export function isOfResult(account: string): boolean {
  const known = accountOf(account);
  if (!known) throw new Error(`The chart has no account ${account}`);
  return known.group === null;
}

/** The balance at the start of the period. */
export const openingOf = ({ account, beforeYearCents, beforeCents }: AccountSums): Cents =>
  isOfResult(account) ? beforeCents : plus(beforeYearCents, beforeCents);

export const closingOf = (sums: AccountSums): Cents =>
  minus(plus(openingOf(sums), sums.debitCents), sums.creditCents);

/** The sum of all income and costs before the year. */
export const earlierResultsIn = (sums: readonly AccountSums[]): Cents =>
  sumOf(sums.filter(({ account }) => isOfResult(account)).map(({ beforeYearCents }) => beforeYearCents));

export const inChartOrder = <Row extends { number: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => (a.number < b.number ? -1 : a.number > b.number ? 1 : 0));
