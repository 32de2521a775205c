import { usualNatures } from "#domain/annual-lines.ts";
import { entry, type Entry } from "#domain/ledger/entry.ts";
import { asCents, noCents, permilleOf, plus, type Cents } from "#domain/money/cents.ts";
import { largerOf, minus, negated, sumOf } from "#domain/money/sums.ts";
import { bookExpense, bookOpening } from "#domain/ledger/postings.ts";

/** The part of a year's income that was spent in that year, unless projects needed more. */
const spentPermille = 975;
/** Free income of the last years, newest first. Large appeals of earlier years brought the rest. */
const lastYearsCents = [3_400_000, 4_000_000, 5_500_000, 10_000_000].map(asCents);
const programPercents = { children: 34, elderly: 26, disaster: 22, animals: 18 } as const;
/** The partners that worked for each program before the current projects. */
const partners = {
  children: "Riyadh Food and Care",
  elderly: "Al Wafa Senior Care",
  disaster: "Jeddah Readiness Association",
  animals: "Desert Paws Shelter",
} as const;

type Overhead = "ADMINISTRATION" | "FUNDRAISING";
type Past = Readonly<{
  firstYear: number;
  lastYear: number;
  /** Total income of these years. */
  raisedCents: Cents;
  /** What was booked on projects in a year. */
  projectCents: (year: number) => Cents;
  /** From this year on, statements show the income. */
  firstYearOfStatements: number;
  /** The part of a year's costs that is booked separately. */
  bookedElsewhere: (category: Overhead, year: number) => Cents;
}>;

/** The years before these books: donations and costs in one line per kind, so that reports of closed years add up. */
export function pastYearEntries({ firstYear, lastYear, ...past }: Past): Entry[] {
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  const recent = lastYearsCents.slice(0, years.length - 1).toReversed();
  const early = years.slice(0, years.length - recent.length);
  const raised = [
    ...shared(
      minus(past.raisedCents, sumOf(recent)),
      early.map((_, index) => 1 + Math.min(index + 1, early.length - index)),
    ),
    ...recent,
  ];
  return years.flatMap((year, index) =>
    oneYear(year, raised[index] ?? noCents, {
      projectCents: past.projectCents(year),
      elsewhereOf: (category) => past.bookedElsewhere(category, year),
      isOnStatements: year >= past.firstYearOfStatements,
    }),
  );
}

type Known = Readonly<{
  projectCents: Cents;
  elsewhereOf: (category: Overhead) => Cents;
  isOnStatements: boolean;
}>;

function oneYear(
  year: number,
  raisedCents: Cents,
  { projectCents, elsewhereOf, isOnStatements }: Known,
): Entry[] {
  // Around 7 and 4 percent, and not the same in every year.
  const permilles = { ADMINISTRATION: 67 + (year % 3) * 3, FUNDRAISING: 37 + (year % 4) * 2 };
  const forPrograms = 1000 - permilles.ADMINISTRATION - permilles.FUNDRAISING;
  const withProjects = asCents(Math.ceil((projectCents * 1000) / forPrograms));
  const spent = largerOf(permilleOf(raisedCents, spentPermille), withProjects);
  const overhead = (["ADMINISTRATION", "FUNDRAISING"] as const).map((category) =>
    bookExpense({
      expenseId: `demo-${category.toLowerCase()}-${year}`,
      on: `${year}-12-31`,
      category,
      projectId: null,
      cents: minus(permilleOf(spent, permilles[category]), elsewhereOf(category)),
      nature: usualNatures[category],
      description: `Costs of ${year}, together`,
    }),
  );
  return [
    ...(isOnStatements
      ? giftsByMonth(year, raisedCents)
      : [giftsTogether(String(year), "12-31", "bank", raisedCents)]),
    ...overhead,
    ...programEntries(year, minus(permilleOf(spent, forPrograms), permilleOf(withProjects, forPrograms))),
  ];
}

const giftsTogether = (when: string, day: string, held: "bank" | "bank-suspense", cents: Cents): Entry =>
  bookOpening({
    openingId: `gifts-of-${when}`,
    on: `${when.slice(0, 4)}-${day}`,
    description: `Gifts of ${when}, together`,
    balances: [
      { account: held, cents },
      { account: "gifts-unrestricted", cents: negated(cents) },
    ],
  });

/** Each matches a bank line, which moves the account. */
const giftsByMonth = (year: number, cents: Cents): Entry[] =>
  shared(cents, Array<number>(12).fill(1)).map((part, index) => {
    const month = String(index + 1).padStart(2, "0");
    return giftsTogether(`${year}-${month}`, `${month}-25`, "bank-suspense", part);
  });

function programEntries(year: number, cents: Cents): Entry[] {
  if (cents === 0) return [];
  const amounts = shared(cents, Object.values(programPercents));
  return (["children", "elderly", "disaster", "animals"] as const).map((programId, index) =>
    entry({
      cause: { kind: "expense", id: `demo-${programId}-${year}` },
      bookedOn: `${year}-12-31`,
      description: `Work of ${partners[programId]} in ${year}`,
      postings: [
        { account: "expenses-program", cents: amounts[index] ?? noCents, programId, nature: "outsourced" },
        { account: "bank", cents: negated(amounts[index] ?? noCents) },
      ],
    }),
  );
}

/** Proportional whole cents; the last gets the rest. */
function shared(whole: Cents, weights: readonly number[]): Cents[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.map((weight) => asCents(Math.floor((whole * weight) / all)));
  const left = minus(whole, sumOf(parts));
  return parts.map((part, index) => (index === parts.length - 1 ? plus(part, left) : part));
}
