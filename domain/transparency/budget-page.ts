import * as z from "zod/mini";
import { costLines, incomeLines } from "#domain/annual-lines.ts";
import { centsField } from "#domain/money/cents-field.ts";
import type { Cents } from "#domain/money/cents.ts";
import { sumOf } from "#domain/money/sums.ts";
import { statementLines } from "./annual-answers.ts";
import type { BudgetSum } from "./statement-rows.ts";
import type { ClosedYear, YearBooks } from "./year-books.ts";

const budgetRow = z.object({
  line: z.enum(statementLines),
  programId: z.nullable(z.string()),
  projectId: z.nullable(z.string()),
  /** Of a program or project. */
  name: z.nullable(z.string()),
  budgetCents: centsField,
  actualCents: centsField,
  beforeCents: z.nullable(centsField),
});

/** What can be budgeted, what is, and the actuals. Objectives by program, each followed by its projects. */
export const budgetPage = z.object({ year: z.int(), isClosed: z.boolean(), rows: z.array(budgetRow) });
export type BudgetPage = z.infer<typeof budgetPage>;
type Row = BudgetPage["rows"][number];
type Key = Pick<Row, "line" | "programId" | "projectId">;

type Purpose = Readonly<{ id: string; name: string }>;
type Asked = Readonly<{
  books: YearBooks;
  budget: readonly BudgetSum[];
  isClosed: boolean;
  programs: readonly Purpose[];
  projects: readonly (Purpose & { programId: string | null })[];
}>;

export function budgetPageOf({ books, budget, isClosed, programs, projects }: Asked): BudgetPage {
  const row = (
    line: Row["line"],
    programId: string | null,
    projectId: string | null,
    name: string | null,
  ): Row => {
    const key = { line, programId, projectId };
    return {
      ...key,
      name,
      budgetCents: total(budget.filter((each) => isSame(each, key))),
      actualCents: actualOf(books, key),
      beforeCents: books.before && actualOf(books.before, key),
    };
  };
  const plain = (line: Row["line"]) => row(line, null, null, null);
  const ofProgram = (programId: string | null, name: string | null): Row[] => [
    row("objectives", programId, null, name),
    ...projects
      .filter((project) => project.programId === programId)
      .map((project) => row("objectives", programId, project.id, project.name)),
  ];
  const rows = [
    ...incomeLines.map(plain),
    ...programs.flatMap(({ id, name }) => ofProgram(id, name)),
    ...ofProgram(null, null),
    ...costLines.filter((line) => line !== "objectives").map(plain),
    plain("financial"),
  ];
  return { year: books.year, isClosed, rows };
}

/** A project stays one project when it moves to another program. */
const isSame = (one: Omit<BudgetSum, "cents">, other: Key): boolean =>
  one.line === other.line &&
  one.projectId === other.projectId &&
  (other.projectId !== null || one.programId === other.programId);

function actualOf({ accounts, costs }: ClosedYear, key: Key): Cents {
  const { line } = key;
  const income = incomeLines.find((each) => each === line);
  if (income) return accounts.incomeCents[income];
  return line === "financial" ? accounts.financialCents : total(costs.filter((cost) => isSame(cost, key)));
}

const total = (sums: readonly { cents: Cents }[]): Cents => sumOf(sums.map(({ cents }) => cents));
