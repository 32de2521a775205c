import { entry, type Entry } from "#domain/ledger/entry.ts";
import { asCents, noCents, permilleOf, plus, type Cents } from "#domain/money/cents.ts";
import { largerOf, minus, negated, sumOf } from "#domain/money/sums.ts";
import { bookExpense, bookOpening } from "#domain/ledger/postings.ts";

/** Of what a past year brought in, this much was spent in the same year. */
const spentPermille = 940;
const overheadPermille = { ADMINISTRATION: 70, FUNDRAISING: 40 } as const;
const programPercents = { children: 34, elderly: 26, disaster: 22, animals: 18 } as const;

type Past = Readonly<{
  firstYear: number;
  lastYear: number;
  /** All that came in over these years. */
  raisedCents: Cents;
  /** What is booked on projects in the last of them already. */
  projectCentsInLastYear: Cents;
}>;

/**
 * The years before these books: each with its gifts and its costs in one line per kind, a little more every year, so that the
 * reports of closed years have figures that add up. What was spent then is of programs, not of the projects that run now.
 */
export function pastYearEntries({ firstYear, lastYear, ...past }: Past): Entry[] {
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  const raised = shared(
    past.raisedCents,
    years.map((_, index) => index + 1),
  );
  return years.flatMap((year, index) => {
    return oneYear(year, raised[index] ?? noCents, year === lastYear ? past.projectCentsInLastYear : noCents);
  });
}

function oneYear(year: number, raisedCents: Cents, projectCents: Cents): Entry[] {
  const spent = permilleOf(raisedCents, spentPermille);
  const overhead = Object.entries(overheadPermille).map(([category, permille]) =>
    bookExpense({
      expenseId: `demo-${category.toLowerCase()}-${year}`,
      on: `${year}-12-31`,
      category: category as keyof typeof overheadPermille,
      projectId: null,
      cents: permilleOf(spent, permille),
      description: `Costs of ${year}, together`,
    }),
  );
  const overheadCents = sumOf(overhead.map(({ postings }) => postings[0]?.cents ?? noCents));
  return [
    bookOpening({
      openingId: `gifts-of-${year}`,
      on: `${year}-12-31`,
      description: `Gifts of ${year}, together`,
      balances: [
        { account: "bank", cents: raisedCents },
        { account: "gifts-unrestricted", cents: negated(raisedCents) },
      ],
    }),
    ...overhead,
    ...programEntries(year, largerOf(minus(minus(spent, overheadCents), projectCents), noCents)),
  ];
}

function programEntries(year: number, cents: Cents): Entry[] {
  if (cents === 0) return [];
  const amounts = shared(cents, Object.values(programPercents));
  return Object.keys(programPercents).map((programId, index) =>
    entry({
      cause: { kind: "expense", id: `demo-${programId}-${year}` },
      bookedOn: `${year}-12-31`,
      description: `Costs of the program in ${year}, together`,
      postings: [
        { account: "expenses-program", cents: amounts[index] ?? noCents, programId },
        { account: "bank", cents: negated(amounts[index] ?? noCents) },
      ],
    }),
  );
}

/** Whole cents in the given proportion; the last gets what is left over. */
function shared(whole: Cents, weights: readonly number[]): Cents[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.map((weight) => asCents(Math.floor((whole * weight) / all)));
  const left = minus(whole, sumOf(parts));
  return parts.map((part, index) => (index === parts.length - 1 ? plus(part, left) : part));
}
