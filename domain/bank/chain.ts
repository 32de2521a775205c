import type { Day } from "#domain/calendar/day.ts";
import { noCents, plus, type Cents } from "#domain/money/cents.ts";
import { minus, negated } from "#domain/money/sums.ts";

/** What is known of an account from an opening balance to a closing one; of a statement: what it says. */
export type Chain = Readonly<{ from: Day; to: Day; openingCents: Cents; closingCents: Cents }>;

/** What the books hold of the days of a statement. */
export type Known = Readonly<{
  /** Entries that are new, when each is looked up by its key and its number among equal ones. */
  newCount: number;
  newCents: Cents;
  /** The balance before its first day and after its last. */
  openingCents: Cents;
  closingCents: Cents;
  /** Whether statements were joined for all of its days: then nothing new can be in them. */
  isCovered: boolean;
  /** Whether the statement has every entry that is known of its days. */
  hasAllKnown: boolean;
}>;

export type Place =
  /** `entries`: which of its entries are booked. Nothing new is a statement that was known. */
  | Readonly<{ kind: "joined"; entries: "new" | "all"; chain: Chain; openingShiftCents: Cents }>
  /** Another statement is missing in between: this one waits for it. */
  | Readonly<{ kind: "gap"; between: readonly [Day, Day]; missingCents: Cents }>
  /** It covers days that are known, and says something else about them. */
  | Readonly<{ kind: "conflict"; differenceCents: Cents }>;

export type Joined = Extract<Place, { kind: "joined" }>;

/** Where a statement belongs: before, after or over known ones. The order in which files arrive does not matter. */
export function placeStatement(chain: Chain | null, statement: Chain, known: Known): Place {
  if (chain === null) return { kind: "joined", entries: "all", chain: statement, openingShiftCents: noCents };
  const isAfter = statement.from >= chain.to && statement.openingCents === chain.closingCents;
  const isBefore = statement.to <= chain.from && statement.closingCents === chain.openingCents;
  const isApart = statement.from > chain.to || statement.to < chain.from;
  if (isApart && !isAfter && !isBefore) return gap(chain, statement);
  if (!isApart && fitsOver(chain, statement, known)) return join("new", chain, statement);
  if (extendsLastDay(chain, statement, known))
    return {
      ...join("new", chain, statement),
      chain: { ...chain, closingCents: statement.closingCents },
    };
  // Two statements of one day: what is equal in them is two.
  if (isAfter || isBefore) return join("all", chain, statement);
  const differenceCents = minus(known.newCents, grownCents(chain, statement));
  if (known.isCovered) return { kind: "conflict", differenceCents };
  return { kind: "gap", between: [statement.from, statement.to], missingCents: negated(differenceCents) };
}

/** Banks export "until now": the statement of the whole day has all of the earlier one, and more. */
const extendsLastDay = (chain: Chain, statement: Chain, known: Known): boolean =>
  statement.to === chain.to &&
  statement.from >= chain.from &&
  known.newCount > 0 &&
  known.hasAllKnown &&
  statement.openingCents === known.openingCents &&
  statement.closingCents === plus(known.closingCents, known.newCents);

/** By how much more the known days move the balance once the statement is added, should nothing contradict. */
export const grownCents = (chain: Chain, statement: Chain): Cents =>
  plus(
    statement.to > chain.to ? minus(statement.closingCents, chain.closingCents) : noCents,
    statement.from < chain.from ? minus(chain.openingCents, statement.openingCents) : noCents,
  );

function fitsOver(chain: Chain, statement: Chain, known: Known): boolean {
  const isWithin = statement.from >= chain.from && statement.to <= chain.to;
  if (!isWithin) return known.newCents === grownCents(chain, statement);
  const opensRight = statement.openingCents === known.openingCents;
  const closesRight = statement.closingCents === known.closingCents;
  if (known.newCount === 0) return opensRight || closesRight;
  return known.newCents === 0 && !known.isCovered && opensRight && closesRight;
}

export const join = (entries: "new" | "all", chain: Chain, statement: Chain): Joined => {
  const isBefore =
    entries === "all" && statement.closingCents === chain.openingCents && statement.to <= chain.from;
  const isAfter = entries === "all" && !isBefore;
  const opens = isBefore || statement.from < chain.from;
  const closes = isAfter || statement.to > chain.to;
  return {
    kind: "joined",
    entries,
    chain: {
      from: opens && statement.from < chain.from ? statement.from : chain.from,
      to: closes && statement.to > chain.to ? statement.to : chain.to,
      openingCents: opens ? statement.openingCents : chain.openingCents,
      closingCents: closes ? statement.closingCents : chain.closingCents,
    },
    // The books opened with what the earliest statement said; now an earlier one says it.
    openingShiftCents: opens ? minus(statement.openingCents, chain.openingCents) : noCents,
  };
};

const gap = (chain: Chain, statement: Chain): Place =>
  statement.from > chain.to
    ? {
        kind: "gap",
        between: [chain.to, statement.from],
        missingCents: minus(statement.openingCents, chain.closingCents),
      }
    : {
        kind: "gap",
        between: [statement.to, chain.from],
        missingCents: minus(chain.openingCents, statement.closingCents),
      };
