import { plus, type Cents } from "#domain/money/cents.ts";
import { minus, sumOf } from "#domain/money/sums.ts";
import { accountOf } from "../accounts.ts";

/** What one account moved before and within a period, as the books have it. Debits are positive. */
export type AccountSums = Readonly<{
  account: string;
  /** Before the year in which the period begins. */
  beforeYearCents: Cents;
  /** From the first day of that year up to the period. */
  beforeCents: Cents;
  debitCents: Cents;
  creditCents: Cents;
}>;

/** What income and costs of earlier years left over: no account of its own, but a line of every balance. */
export const earlierResults = { id: "results-of-earlier-years", number: "0590" } as const;

/** What of this year's income is not spent by the day of the balance. */
export const resultOfYear = { id: "result-of-this-year", number: "0595" } as const;

/** Income and costs begin at nothing each year; what is left of them lies in the results of earlier years. */
export function isOfResult(account: string): boolean {
  const known = accountOf(account);
  if (!known) throw new Error(`The chart has no account ${account}`);
  return known.group === null;
}

/** Where an account stood when the period began. */
export const openingOf = ({ account, beforeYearCents, beforeCents }: AccountSums): Cents =>
  isOfResult(account) ? beforeCents : plus(beforeYearCents, beforeCents);

export const closingOf = (sums: AccountSums): Cents =>
  minus(plus(openingOf(sums), sums.debitCents), sums.creditCents);

/** What all income and costs before the year come to. */
export const earlierResultsIn = (sums: readonly AccountSums[]): Cents =>
  sumOf(sums.filter(({ account }) => isOfResult(account)).map(({ beforeYearCents }) => beforeYearCents));

export const inChartOrder = <Row extends { number: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => (a.number < b.number ? -1 : a.number > b.number ? 1 : 0));
