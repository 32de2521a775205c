import { allowed, compared, type Allowed } from "./allowed.ts";
import { number, text, total, type Dumps, type Row } from "./dumps.ts";
import { recomputeResults } from "./recompute-results.ts";

const categories = ["program", "administration", "fundraising"] as const;
const yearOf = (row: Row): string =>
  text(row, row["bookedOn"] === undefined ? "period" : "bookedOn").slice(0, 4);

/** Every figure by its id, from the files of the open data and nothing else. Written from docs/figures.md, not from the program. */
export function recomputeFigures(dumps: Dumps, today: string): ReadonlyMap<string, Allowed> {
  return new Map([
    ...moneyFigures(dumps, today),
    ...purposeFigures(dumps),
    ...recordFigures(dumps, today),
    ...recomputeResults(dumps),
    ...promiseFigures(dumps),
  ]);
}

const headings = {
  program: "objectives",
  administration: "administration",
  fundraising: "fundraising",
} as const;

/** Lines and sums are the whole ledger: both together say what was spent, and stood under which heading. */
export function ledgerOf({ lines, sums }: Dumps) {
  const all = [...lines, ...sums];
  const spent = (category: (typeof categories)[number]) =>
    all.filter((row) => row["heading"] === headings[category]);
  const years = [...new Set(all.map(yearOf))].toSorted();
  return {
    all,
    spent,
    years,
    inYear: (rows: readonly Row[], year: string) => rows.filter((row) => yearOf(row) === year),
  };
}

function* moneyFigures(dumps: Dumps, today: string): Generator<[string, Allowed]> {
  const { spent, years, inYear } = ledgerOf(dumps);
  // Sums of few people are told under a heading, with fees that donors covered: what was raised stands in the months.
  const byYear = years.map((year) =>
    total(
      dumps.months.filter((row) => text(row, "id").startsWith(year)),
      "raisedCents",
    ),
  );
  yield ["raised", allowed({ cents: [total(dumps.months, "raisedCents")] })];
  yield ["rows/raised", allowed({ cents: byYear })];
  const sumsIn = (year: string) =>
    categories.map((category) => total(inYear(spent(category), year), "cents"));
  const year = years
    .filter((each) => each <= today.slice(0, 4))
    .findLast((each) => sumsIn(each).some((cents) => cents > 0));
  const parts = sumsIn(year ?? today.slice(0, 4));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  yield ["spent", allowed({ cents: [whole] })];
  yield ["rows/spent", allowed({ cents: parts })];
  const shares = wholePercents(parts, whole);
  for (const [place, category] of categories.entries()) {
    const cents = [whole, parts[place] ?? 0];
    yield [`${category}-share`, allowed({ cents, percent: [shares[place] ?? 0] })];
    yield [`rows/${category}-share`, allowed({ cents: parts })];
  }
}

/** Whole percents that add up to a hundred: what is missing goes to the largest remainders. */
function wholePercents(parts: readonly number[], whole: number): number[] {
  const exact = parts.map((part) => (part * 100) / whole);
  const missing = 100 - exact.reduce((sum, each) => sum + Math.floor(each), 0);
  const first = exact.map((each, place) => ({ place, rest: each % 1 })).toSorted((a, b) => b.rest - a.rest);
  const raised = new Set(first.slice(0, missing).map(({ place }) => place));
  return exact.map((each, place) => Math.floor(each) + (raised.has(place) ? 1 : 0));
}

function* purposeFigures(dumps: Dumps): Generator<[string, Allowed]> {
  const { spent, years, inYear } = ledgerOf(dumps);
  const costs = categories.flatMap(spent);
  const costsOf = (project: string) => costs.filter((row) => row["project"] === project);
  for (const row of dumps.purposes.filter(
    ({ kind, goalCents }) => kind === "campaign" && goalCents !== null,
  )) {
    const id = text(row, "purpose");
    const byYear = dumps.campaigns.filter((each) => each["campaign"] === id);
    yield [`raised-for-${id}`, compared(total(byYear, "raisedCents"), number(row, "goalCents"))];
    yield [`rows/raised-for-${id}`, allowed({ cents: byYear.map((each) => number(each, "raisedCents")) })];
  }
  for (const row of dumps.projects) {
    const own = costsOf(text(row, "id"));
    const byYear = years.map((year) => total(inYear(own, year), "cents"));
    yield [`spent-on-${text(row, "id")}`, compared(total(own, "cents"), number(row, "budgetCents"))];
    yield [`rows/spent-on-${text(row, "id")}`, allowed({ cents: byYear })];
  }
  for (const [program, own] of Map.groupBy(dumps.projects, (row) => text(row, "program"))) {
    const sums = own.map((row) => total(costsOf(text(row, "id")), "cents"));
    const spentCents = sums.reduce((sum, each) => sum + each, 0);
    yield [`spent-by-${program}`, compared(spentCents, total(own, "budgetCents"))];
    yield [`rows/spent-by-${program}`, allowed({ cents: sums })];
  }
}

const measures = {
  beneficiaries: "beneficiaries",
  completed_projects: "completed-projects",
  volunteer_hours: "volunteer-hours",
} as const;

function* recordFigures(dumps: Dumps, today: string): Generator<[string, Allowed]> {
  // Of the same period the newest holds, once the period is over.
  const holding = [
    ...new Map(
      dumps.records
        .filter((row) => text(row, "endsOn") <= today)
        .toSorted((a, b) => number(a, "id") - number(b, "id"))
        .map((row) => [
          ["measure", "program", "startsOn", "endsOn"].map((name) => text(row, name)).join(),
          row,
        ]),
    ).values(),
  ];
  const told = (id: string, rows: readonly Row[]): [string, Allowed][] => [
    [id, allowed({ count: [total(rows, "value")] })],
    [`rows/${id}`, allowed({ count: rows.map((row) => number(row, "value")) })],
  ];
  for (const [measure, id] of Object.entries(measures))
    yield* told(
      id,
      holding.filter((row) => row["measure"] === measure),
    );
  const helped = holding.filter(({ measure, program }) => measure === "beneficiaries" && program !== null);
  for (const [program, rows] of Map.groupBy(helped, (row) => text(row, "program")))
    yield* told(`helped-by-${program}`, rows);
  const begun = dumps.projects.filter((row) => text(row, "startsOn") <= today);
  yield ["countries", allowed({ count: [new Set(begun.map((row) => row["country"])).size] })];
  yield ["rows/countries", allowed({ count: begun.map(() => 1) })];
}

function* promiseFigures({ promises }: Dumps): Generator<[string, Allowed]> {
  for (const row of promises) {
    const [amount, cost] = [number(row, "amountCents"), number(row, "unitCostCents")];
    yield [`promise-${text(row, "id")}`, allowed({ cents: [amount, cost], count: [amount / cost] })];
    yield [`rows/promise-${text(row, "id")}`, allowed({ cents: [cost] })];
  }
}
