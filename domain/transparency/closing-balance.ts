import type { BalanceGroup } from "#domain/annual-lines.ts";
import { noCents, plus, type Cents } from "#domain/money/cents.ts";
import { largerOf, minus, negated, smallerOf, sumOf as sumOfCents } from "#domain/money/sums.ts";
import { sumOf, type LedgerLine } from "./ledger-line.ts";

/** What the foundation owned and owed on the last day of a year, in cents. */
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
  /** What of the restricted funds was given as zakat. */
  zakatFundCents: Cents;
}>;

/**
 * Null when the books cannot tell: they hold nothing yet, or more left the bank than was ever booked into it, so its opening
 * balance is missing.
 */
export function closingBalance(lines: readonly LedgerLine[], year: number): ClosingBalance | null {
  const until = lines.filter((line) => line.year <= year);
  const of = (group: BalanceGroup) => sumOf(until.filter((line) => line.group === group));
  const cash = of("cash");
  if (!until.some(({ kind }) => kind === "ASSET") || cash < 0) return null;

  const [fixed, stocks] = [of("fixed"), of("stocks")];
  const [provisions, longTermDebts] = [negated(of("provisions")), negated(of("longTermDebts"))];
  // What providers hold for us is still to come; after many refunds it can be the other way round. So can payments that the
  // bank shows and nobody has explained yet.
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

/** The policy plan allows a reserve of at most one year of costs: that much is kept for continuity. */
const spentIn = (lines: readonly LedgerLine[], year: number): Cents =>
  sumOf(lines.filter((line) => line.year === year && line.kind === "EXPENSE"));

/** Gifts for a purpose, less what that purpose has cost: money with a purpose is spent first. */
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

/** A fund comes before anything else. A campaign that belongs to no program that is known has a purpose all the same. */
const purposeOf = ({ fund, programId, campaignId }: LedgerLine): string | null =>
  fund ?? programId ?? (campaignId === null ? null : `campaign ${campaignId}`);
