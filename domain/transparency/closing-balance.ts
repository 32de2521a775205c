import type { BalanceGroup } from "#domain/annual-lines.ts";
import { sumOf, type LedgerLine } from "./ledger-line.ts";

/** What the foundation owned and owed on the last day of a year, in cents. */
export type ClosingBalance = Readonly<{
  assetsCents: Readonly<{ fixed: number; stocks: number; receivables: number; cash: number }>;
  liabilitiesCents: Readonly<{
    continuityReserve: number;
    otherReserves: number;
    restrictedFunds: number;
    provisions: number;
    longTermDebts: number;
    shortTermDebts: number;
  }>;
  /** What of the restricted funds was given as zakat. */
  zakatFundCents: number;
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
  const [provisions, longTermDebts] = [-of("provisions") || 0, -of("longTermDebts") || 0];
  // What providers hold for us is still to come; after many refunds it can be the other way round. So can payments that the
  // bank shows and nobody has explained yet.
  const [toCome, owed] = [of("receivables"), -of("shortTermDebts")];
  const receivables = Math.max(toCome, 0) + Math.max(-owed, 0);
  const shortTermDebts = Math.max(-toCome, 0) + Math.max(owed, 0);
  const own = fixed + stocks + receivables + cash - provisions - longTermDebts - shortTermDebts;
  const restrictedFunds = Math.min(notYetSpent(until), Math.max(own, 0));
  const free = own - restrictedFunds;
  const continuityReserve = Math.min(Math.max(free, 0), spentIn(until, year));
  return {
    assetsCents: { fixed, stocks, receivables, cash },
    liabilitiesCents: {
      continuityReserve,
      otherReserves: free - continuityReserve,
      restrictedFunds,
      provisions,
      longTermDebts,
      shortTermDebts,
    },
    zakatFundCents: Math.min(leftIn(until.filter(({ fund }) => fund === "ZAKAT")), restrictedFunds),
  };
}

/** The policy plan allows a reserve of at most one year of costs: that much is kept for continuity. */
const spentIn = (lines: readonly LedgerLine[], year: number): number =>
  sumOf(lines.filter((line) => line.year === year && line.kind === "EXPENSE"));

/** Gifts for a purpose, less what that purpose has cost: money with a purpose is spent first. */
function notYetSpent(lines: readonly LedgerLine[]): number {
  const purposes = new Set(lines.map(purposeOf).filter((id) => id !== null));
  return [...purposes]
    .map((purpose) => leftIn(lines.filter((line) => purposeOf(line) === purpose)))
    .reduce((sum, cents) => sum + cents, 0);
}

function leftIn(own: readonly LedgerLine[]): number {
  const given = -sumOf(own.filter(({ kind }) => kind === "INCOME"));
  return Math.max(given - sumOf(own.filter(({ kind }) => kind === "EXPENSE")), 0);
}

/** A fund comes before anything else. A campaign that belongs to no program that is known has a purpose all the same. */
const purposeOf = ({ fund, programId, campaignId }: LedgerLine): string | null =>
  fund ?? programId ?? (campaignId === null ? null : `campaign ${campaignId}`);
