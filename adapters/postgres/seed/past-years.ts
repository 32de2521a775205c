import { entry, type Entry } from "#domain/ledger/entry.ts";
import { asCents, permilleOf } from "#domain/money/cents.ts";
import { bookExpense, bookOpening } from "#domain/ledger/postings.ts";

/** Of what a past year brought in, this much was spent in the same year. */
const spentPermille = 940;
const overheadPermille = { ADMINISTRATION: 70, FUNDRAISING: 40 } as const;
const programPercents = { children: 34, elderly: 26, disaster: 22, animals: 18 } as const;

type Past = Readonly<{
  firstYear: number;
  lastYear: number;
  /** All that came in over these years. */
  raisedCents: number;
  /** What is booked on projects in the last of them already. */
  projectCentsInLastYear: number;
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
    return oneYear(year, raised[index] ?? 0, year === lastYear ? past.projectCentsInLastYear : 0);
  });
}

function oneYear(year: number, raisedCents: number, projectCents: number): Entry[] {
  const spent = permilleOf(asCents(raisedCents), spentPermille);
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
  const overheadCents = overhead.reduce((sum, { postings }) => sum + (postings[0]?.cents ?? 0), 0);
  return [
    bookOpening({
      openingId: `gifts-of-${year}`,
      on: `${year}-12-31`,
      description: `Gifts of ${year}, together`,
      balances: [
        { account: "bank", cents: raisedCents },
        { account: "gifts-unrestricted", cents: -raisedCents },
      ],
    }),
    ...overhead,
    ...programEntries(year, Math.max(spent - overheadCents - projectCents, 0)),
  ];
}

function programEntries(year: number, cents: number): Entry[] {
  if (cents === 0) return [];
  const amounts = shared(cents, Object.values(programPercents));
  return Object.keys(programPercents).map((programId, index) =>
    entry({
      cause: { kind: "expense", id: `demo-${programId}-${year}` },
      bookedOn: `${year}-12-31`,
      description: `Costs of the program in ${year}, together`,
      postings: [
        { account: "expenses-program", cents: amounts[index] ?? 0, programId },
        { account: "bank", cents: -(amounts[index] ?? 0) },
      ],
    }),
  );
}

/** Whole cents in the given proportion; the last gets what is left over. */
function shared(cents: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.map((weight) => Math.floor((cents * weight) / whole));
  const given = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part, index) => (index === parts.length - 1 ? part + cents - given : part));
}
