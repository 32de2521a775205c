import type { BalanceGroup } from "#domain/annual-lines.ts";
import { noCents, plus, type Cents } from "#domain/money/cents.ts";
import { largerOf, minus, negated, smallerOf, sumOf as sumOfCents } from "#domain/money/sums.ts";
import { fundsOfYear, type FundOfYear } from "./funds-of-year.ts";
import { sumOf, type LedgerLine } from "./ledger-line.ts";

/** Assets and liabilities at the end of a year, in cents. */
export type ClosingBalance = Readonly<{
  assetsCents: Readonly<Record<"fixed" | "stocks" | "receivables" | "cash", Cents>>;
  liabilitiesCents: Readonly<
    Record<
      | "continuityReserve"
      | "otherReserves"
      | "restrictedFunds"
      | "provisions"
      | "longTermDebts"
      | "shortTermDebts",
      Cents
    >
  >;
  /** The zakat part of restricted funds. */
  zakatFundCents: Cents;
}>;

/** Null if unknown: no bookings, or a negative bank balance because the opening balance is missing. */
export function closingBalance(lines: readonly LedgerLine[], year: number): ClosingBalance | null {
  const until = lines.filter((line) => line.year <= year);
  const of = (group: BalanceGroup) => sumOf(until.filter((line) => line.group === group));
  const cash = of("cash");
  if (!until.some(({ kind }) => kind === "ASSET") || cash < 0) return null;

  const [fixed, stocks] = [of("fixed"), of("stocks")];
  const [provisions, longTermDebts] = [negated(of("provisions")), negated(of("longTermDebts"))];
  // Money at providers is receivable; after many refunds it can be a debt. So can unmatched bank lines.
  const [toCome, owed] = [of("receivables"), negated(of("shortTermDebts"))];
  const receivables = plus(atLeastNothing(toCome), atLeastNothing(negated(owed)));
  const shortTermDebts = plus(atLeastNothing(negated(toCome)), atLeastNothing(owed));
  const own = minus(
    sumOfCents([fixed, stocks, receivables, cash]),
    sumOfCents([provisions, longTermDebts, shortTermDebts]),
  );
  const funds = fundsOfYear(until, year);
  const closing = (some: readonly FundOfYear[]) => sumOfCents(some.map(({ closingCents }) => closingCents));
  const restrictedFunds = smallerOf(closing(funds), atLeastNothing(own));
  const free = minus(own, restrictedFunds);
  // Decided by the board, and never more than there is.
  const decided = negated(sumOf(until.filter(({ account }) => account === "continuity-reserve")));
  const continuityReserve = smallerOf(atLeastNothing(free), decided);
  return {
    assetsCents: { fixed, stocks, receivables, cash },
    liabilitiesCents: {
      continuityReserve,
      otherReserves: minus(free, continuityReserve),
      restrictedFunds,
      provisions,
      longTermDebts,
      shortTermDebts,
    },
    zakatFundCents: smallerOf(closing(funds.filter(({ fund }) => fund === "ZAKAT")), restrictedFunds),
  };
}

const atLeastNothing = (cents: Cents): Cents => largerOf(cents, noCents);
