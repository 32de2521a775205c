import type { BalanceGroup } from "#domain/annual-lines.ts";
import { noCents, plus, type Cents } from "#domain/money/cents.ts";
import { largerOf, minus, negated, smallerOf, sumOf as sumOfCents } from "#domain/money/sums.ts";
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
  const restrictedFunds = smallerOf(notYetSpent(until), atLeastNothing(own));
  const free = minus(own, restrictedFunds);
  const continuityReserve = smallerOf(atLeastNothing(free), spentIn(until, year));
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
    zakatFundCents: smallerOf(leftIn(until.filter(({ fund }) => fund === "ZAKAT")), restrictedFunds),
  };
}

/** The policy plan allows at most one year of costs as continuity reserve. */
const spentIn = (lines: readonly LedgerLine[], year: number): Cents =>
  sumOf(lines.filter((line) => line.year === year && line.kind === "EXPENSE"));

/** Donations for a purpose less its costs: restricted money is spent first. */
function notYetSpent(lines: readonly LedgerLine[]): Cents {
  const purposes = new Set(lines.map(purposeOf).filter((id) => id !== null));
  return sumOfCents(
    [...purposes].map((purpose) => leftIn(lines.filter((line) => purposeOf(line) === purpose))),
  );
}

function leftIn(own: readonly LedgerLine[]): Cents {
  const given = negated(sumOf(own.filter(({ kind }) => kind === "INCOME")));
  return atLeastNothing(minus(given, sumOf(own.filter(({ kind }) => kind === "EXPENSE"))));
}

const atLeastNothing = (cents: Cents): Cents => largerOf(cents, noCents);

/** Funds first. A campaign without a known program still has a purpose. */
const purposeOf = ({ fund, programId, campaignId }: LedgerLine): string | null =>
  fund ?? programId ?? (campaignId === null ? null : `campaign ${campaignId}`);
