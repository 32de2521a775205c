import { usualNatures } from "#domain/annual-lines.ts";
import { entry, type Entry } from "#domain/ledger/entry.ts";
import { asCents, noCents, permilleOf, plus, type Cents } from "#domain/money/cents.ts";
import { largerOf, minus, negated, sumOf } from "#domain/money/sums.ts";
import { bookExpense, bookOpening } from "#domain/ledger/postings.ts";

/** The share of a past year's income that was spent in the same year. */
const spentPermille = 940;
const overheadPermille = { ADMINISTRATION: 70, FUNDRAISING: 40 } as const;
const programPercents = { children: 34, elderly: 26, disaster: 22, animals: 18 } as const;

type Past = Readonly<{
  firstYear: number;
  lastYear: number;
  /** Total income of these years. */
  raisedCents: Cents;
  /** Already booked on projects in the last year. */
  projectCentsInLastYear: Cents;
  /** From this year on, statements show the income. */
  firstYearOfStatements: number;
  /** The part of a year's costs that is booked separately. */
  bookedElsewhere: (category: keyof typeof overheadPermille, year: number) => Cents;
}>;

/**
 * The years before these books: donations and costs in one line per kind, growing each year, so that reports of closed
 * years add up. Costs belong to programs, not to current projects.
 */
export function pastYearEntries({ firstYear, lastYear, ...past }: Past): Entry[] {
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  const raised = shared(
    past.raisedCents,
    years.map((_, index) => index + 1),
  );
  return years.flatMap((year, index) =>
    oneYear(year, raised[index] ?? noCents, {
      projectCents: year === lastYear ? past.projectCentsInLastYear : noCents,
      elsewhereOf: (category) => past.bookedElsewhere(category, year),
      isOnStatements: year >= past.firstYearOfStatements,
    }),
  );
}

type Known = Readonly<{
  projectCents: Cents;
  elsewhereOf: (category: keyof typeof overheadPermille) => Cents;
  isOnStatements: boolean;
}>;

function oneYear(
  year: number,
  raisedCents: Cents,
  { projectCents, elsewhereOf, isOnStatements }: Known,
): Entry[] {
  const spent = permilleOf(raisedCents, spentPermille);
  const overhead = (["ADMINISTRATION", "FUNDRAISING"] as const).map((category) =>
    bookExpense({
      expenseId: `demo-${category.toLowerCase()}-${year}`,
      on: `${year}-12-31`,
      category,
      projectId: null,
      cents: minus(permilleOf(spent, overheadPermille[category]), elsewhereOf(category)),
      nature: usualNatures[category],
      description: `Costs of ${year}, together`,
    }),
  );
  const overheadCents = sumOf(Object.values(overheadPermille).map((permille) => permilleOf(spent, permille)));
  return [
    ...(isOnStatements
      ? giftsByMonth(year, raisedCents)
      : [giftsTogether(String(year), "12-31", "bank", raisedCents)]),
    ...overhead,
    ...programEntries(year, largerOf(minus(minus(spent, overheadCents), projectCents), noCents)),
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
  return Object.keys(programPercents).map((programId, index) =>
    entry({
      cause: { kind: "expense", id: `demo-${programId}-${year}` },
      bookedOn: `${year}-12-31`,
      description: `Costs of the program in ${year}, together`,
      postings: [
        { account: "expenses-program", cents: amounts[index] ?? noCents, programId, nature: "grants" },
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
