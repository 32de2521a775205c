import { allowed, type Allowed } from "./allowed.ts";
import { number, text, total, type Dumps, type Row } from "./dumps.ts";
import { ledgerOf, recomputeFigures } from "./recompute.ts";
import { recomputeAccounts } from "./recompute-accounts.ts";

/** Numbers that stand in tables, by what the table says it is made from. */
export function recomputeRows(dumps: Dumps, today: string, answers: Answers): ReadonlyMap<string, Allowed> {
  return new Map([
    ...expenses(dumps),
    ...budgets(dumps),
    ...pictures(dumps, today),
    ...recomputeAccounts(dumps),
    ...atEndsOfYears(dumps),
    ["projects", allProjects(dumps)] as const,
    ...Object.entries(answers).map(([mark, answer]): [string, Allowed] => [mark, numbersOf(answer)]),
  ]);
}

/** What is published as a whole, under an address that the API describes: the log, the form of the tax office, how long decisions took. */
export type Answers = Readonly<Record<string, unknown>>;

function numbersOf(answer: unknown): Allowed {
  const told = [...JSON.stringify(answer).matchAll(/\d+/g)].map(([digits]) => Number(digits));
  return allowed({ cents: told, count: told });
}

const costHeadings = new Set(["objectives", "administration", "fundraising"]);

function* expenses({ lines }: Dumps): Generator<[string, Allowed]> {
  for (const [entry, own] of Map.groupBy(lines, (row) => number(row, "entry"))) {
    const costs = own
      .filter((row) => costHeadings.has(text(row, "heading")))
      .map((row) => number(row, "cents"));
    if (costs.length === 0) continue;
    const sum = costs.reduce((all, cents) => all + cents, 0);
    yield [`expense/${entry}`, allowed({ cents: [sum, ...costs], count: [entry] })];
  }
}

function* budgets({ budgets: rows, projects }: Dumps): Generator<[string, Allowed]> {
  for (const project of projects) {
    const cents = rows.filter((row) => row["project"] === project["id"]).map((row) => number(row, "cents"));
    const whole = number(project, "budgetCents");
    const percent = [100, ...cents.map((each) => Math.round((each * 100) / whole))];
    yield [`budget/${text(project, "id")}`, allowed({ cents: [whole, ...cents], percent })];
  }
}

/** Every project beside the others, with the sums of them all. */
const allProjects = ({ projects }: Pick<Dumps, "projects">): Allowed => {
  const columns = ["budgetCents", "spentCents"];
  const each = columns.flatMap((column) => projects.map((row) => number(row, column)));
  return allowed({ cents: [...each, ...columns.map((column) => total(projects, column))] });
};

/** What a report of a year prints: every figure as it was at the end of the year, and what was counted in the year. */
function* atEndsOfYears(dumps: Dumps): Generator<[string, Allowed]> {
  const { years } = ledgerOf(dumps);
  for (const year of years) {
    const then = until(dumps, year);
    for (const [id, figure] of recomputeFigures(then, `${year}-12-31`)) yield [`${id}@${year}`, figure];
    yield [`projects@${year}`, allProjects(then)];
    for (const [measure, own] of Map.groupBy(dumps.records, (row) => text(row, "measure")))
      yield [
        `${measure.replaceAll("_", "-")}/in/${year}`,
        allowed({
          count: [
            total(
              own.filter((row) => text(row, "endsOn").startsWith(year)),
              "value",
            ),
          ],
        }),
      ];
  }
}

/** The files as they would have been at the end of a year. */
function until(dumps: Dumps, year: string): Dumps {
  const end = `${year}-12-31`;
  const { all, inYear } = ledgerOf(dumps);
  const years = ledgerOf(dumps).years.filter((each) => each <= year);
  const within = (rows: readonly Row[]) => years.flatMap((each) => inYear(rows, each));
  const spentOn = (project: Row) =>
    total(
      within(all).filter((row) => costHeadings.has(text(row, "heading")) && row["project"] === project["id"]),
      "cents",
    );
  return {
    ...dumps,
    lines: within(dumps.lines),
    sums: within(dumps.sums),
    results: dumps.results.filter((row) => row["kind"] === "TARGET" || text(row, "day") <= end),
    projects: dumps.projects
      .filter((row) => text(row, "startsOn") <= end)
      .map((row) => ({ ...row, spentCents: spentOn(row) })),
  };
}

const monthsShown = 24;

function* pictures(dumps: Dumps, today: string): Generator<[string, Allowed]> {
  const first = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - monthsShown, 1));
  const months = dumps.months.filter((row) => text(row, "id") >= first.toISOString().slice(0, 7));
  const spentIn = (row: (typeof months)[number]) =>
    number(row, "programCents") + number(row, "administrationCents") + number(row, "fundraisingCents");
  yield [
    "picture/months",
    allowed({
      cents: [
        0,
        ...months.flatMap((row) => [number(row, "raisedCents"), spentIn(row)]),
        total(months, "raisedCents"),
        months.reduce((sum, row) => sum + spentIn(row), 0),
      ],
    }),
  ];
  yield [
    "picture/budgets",
    allowed({
      cents: dumps.projects.flatMap((row) => [number(row, "budgetCents"), number(row, "spentCents")]),
    }),
  ];
  yield ["picture/map", allowed({ cents: dumps.projects.map((row) => number(row, "spentCents")) })];
  yield ["picture/flow", flow(dumps)];
  const shares = recomputeFigures(dumps, today);
  const split = ["program", "administration", "fundraising"].flatMap(
    (name) => shares.get(`${name}-share`) ?? [],
  );
  yield [
    "picture/split",
    allowed({
      cents: split.flatMap(({ cents }) => [...cents]),
      percent: split.flatMap(({ percent }) => [...percent]),
    }),
  ];
}

/** From all gifts to programs and their projects; costs without a project are a program's other work. */
function flow(dumps: Dumps): Allowed {
  const { spent } = ledgerOf(dumps);
  const programOf = (row: (typeof dumps.lines)[number]): string =>
    text(row, "program") ||
    text(
      dumps.purposes.find(({ id }) => id === `project/${text(row, "project")}`),
      "program",
    );
  const ofPrograms = Map.groupBy(spent("program"), programOf);
  const sums = [...ofPrograms.values()].flatMap((own) => [
    total(own, "cents"),
    ...[...Map.groupBy(own, (row) => text(row, "project")).values()].map((rows) => total(rows, "cents")),
  ]);
  const besides = [total(spent("administration"), "cents"), total(spent("fundraising"), "cents")];
  const gifts = total(dumps.months, "raisedCents");
  const used = total(spent("program"), "cents") + besides.reduce((sum, cents) => sum + cents, 0);
  return allowed({ cents: [gifts, used, gifts - used, ...besides, ...sums] });
}
