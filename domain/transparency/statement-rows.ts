import { incomeLines, type IncomeLine, type ResultLine } from "#domain/annual-lines.ts";
import { noCents, type Cents } from "#domain/money/cents.ts";
import { minus, sumOf } from "#domain/money/sums.ts";
import type { StatementRow } from "./annual-answers.ts";
import { totalsOf, type YearAccounts } from "./year-books.ts";

/** An expected amount; costs are positive, as in the statement. */
export type BudgetSum = Readonly<{
  line: ResultLine;
  programId: string | null;
  projectId: string | null;
  cents: Cents;
}>;

type Figures = Omit<YearAccounts, "addedToCents">;

const raisedLines: readonly IncomeLine[] = incomeLines.slice(0, incomeLines.indexOf("goodsAndServices"));
const otherIncome = incomeLines.filter((line) => !raisedLines.includes(line));

type StatementSums = ReturnType<typeof statementSumsOf>;

export function statementSumsOf(figures: Figures) {
  const { income, objectives, expenditure, result } = totalsOf(figures);
  const raised = sumOf(raisedLines.map((line) => figures.incomeCents[line]));
  return { raised, income, objectives, expenditure, beforeFinancial: minus(income, expenditure), result };
}

/** The budget in the shape of the accounts. */
export function budgetFigures(budget: readonly BudgetSum[]): Figures {
  const on = (line: ResultLine) =>
    sumOf(budget.filter((each) => each.line === line).map(({ cents }) => cents));
  const objectives = budget.filter(({ line }) => line === "objectives");
  return {
    incomeCents: {
      individuals: on("individuals"),
      companies: on("companies"),
      lotteries: on("lotteries"),
      government: on("government"),
      affiliated: on("affiliated"),
      otherNonProfits: on("otherNonProfits"),
      goodsAndServices: on("goodsAndServices"),
      other: on("other"),
    },
    objectives: [...new Set(objectives.map(({ programId }) => programId))].map((programId) => ({
      programId,
      cents: sumOf(objectives.filter((each) => each.programId === programId).map(({ cents }) => cents)),
    })),
    fundraisingCents: on("fundraising"),
    administrationCents: on("administration"),
    financialCents: on("financial"),
  };
}

type Years = Readonly<{ own: YearAccounts; budget: Figures | null; before: YearAccounts | null }>;

/** All objectives of the year, its budget and the previous year. */
export const objectivesOf = ({ own, budget, before }: Years): (string | null)[] => [
  ...new Set(
    [own, budget, before].flatMap((year) => year?.objectives.map(({ programId }) => programId) ?? []),
  ),
];

/** The statement in the order of RJ 650. */
export function statementRows(years: Years, nameOf: (programId: string) => string): StatementRow[] {
  const { own, budget, before } = years;
  const three = (cents: (figures: Figures) => Cents) => ({
    cents: cents(own),
    budgetCents: budget && cents(budget),
    beforeCents: before && cents(before),
  });
  const line = (
    name: Extract<StatementRow, { kind: "line" }>["line"],
    cents: (figures: Figures) => Cents,
  ): StatementRow => ({ kind: "line", line: name, programId: null, name: null, ...three(cents) });
  const income = (name: IncomeLine) => line(name, ({ incomeCents }) => incomeCents[name]);
  const sum = (name: keyof StatementSums): StatementRow => ({
    kind: "sum",
    line: name,
    ...three((figures) => statementSumsOf(figures)[name]),
  });
  const added = (name: keyof YearAccounts["addedToCents"]): StatementRow => ({
    kind: "added",
    line: name,
    cents: own.addedToCents[name],
    budgetCents: null,
    beforeCents: before && before.addedToCents[name],
  });
  return [
    ...raisedLines.map(income),
    sum("raised"),
    ...otherIncome.map(income),
    sum("income"),
    ...objectivesOf(years).map((programId): StatementRow => ({
      kind: "line",
      line: "objectives",
      programId,
      name: programId && nameOf(programId),
      ...three(({ objectives }) => objectives.find((each) => each.programId === programId)?.cents ?? noCents),
    })),
    sum("objectives"),
    line("fundraising", ({ fundraisingCents }) => fundraisingCents),
    line("administration", ({ administrationCents }) => administrationCents),
    sum("expenditure"),
    sum("beforeFinancial"),
    line("financial", ({ financialCents }) => financialCents),
    sum("result"),
    added("continuityReserve"),
    added("restrictedFunds"),
    added("otherReserves"),
  ];
}
