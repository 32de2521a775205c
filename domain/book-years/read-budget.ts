import { incomeLines } from "#domain/annual-lines.ts";
import { sumOf } from "#domain/money/sums.ts";
import { readTable, type TableRow } from "#domain/spreadsheet/read-table.ts";
import type { UploadedRow } from "#domain/spreadsheet/sheet.ts";
import { readBudgetAmount } from "./budget-amount.ts";
import { budgetKey, budgetLine, budgetLines, type BudgetLine } from "./budget.ts";
import type { BudgetColumn, BudgetPreview, BudgetProblem } from "./budget-file.ts";

type Purpose = Readonly<{ contentId: string; programId: string | null }>;
/** Programs and projects that a line can be for; a project with its current program. */
export type BudgetPurposes = Readonly<{ programs: readonly Purpose[]; projects: readonly Purpose[] }>;

type Read = Readonly<{ row: number; line: BudgetLine }>;

/** Reads each row on its own and reports every problem with its row and column. */
export function readBudget(rows: readonly UploadedRow[], purposes: BudgetPurposes): BudgetPreview {
  const table = readTable(rows, columns);
  if ("reason" in table) {
    const nothing = sumOf([]);
    return { lines: [], incomeCents: nothing, costsCents: nothing, problems: [table] };
  }
  const read: Read[] = [];
  const problems: BudgetProblem[] = [];
  for (const row of table) {
    const one = readRow(row, purposes);
    if ("line" in one) read.push(one);
    else problems.push(one);
  }
  const all = [...problems, ...twice(read)].toSorted((one, other) => one.row - other.row);
  const lines = read.map(({ line }) => line).filter(({ cents }) => cents !== 0);
  const total = (isIncome: boolean) =>
    sumOf(lines.filter((each) => isIncomeLine(each) === isIncome).map(({ cents }) => cents));
  return {
    lines: all.length > 0 ? [] : lines,
    incomeCents: total(true),
    costsCents: total(false),
    problems: all,
  };
}

function readRow(
  { row, text }: TableRow<BudgetColumn>,
  { programs, projects }: BudgetPurposes,
): Read | BudgetProblem {
  const wrong = (column: BudgetColumn, reason: BudgetProblem["reason"]): BudgetProblem => ({
    row,
    column,
    reason,
    value: text(column),
  });
  const named = text("line").toLowerCase();
  const line = budgetLines.find((each) => each.toLowerCase() === named);
  if (!line) return wrong("line", "line_unknown");
  const [programId, projectId] = [text("program") || null, text("project") || null];
  if (line !== "objectives" && (programId ?? projectId) !== null)
    return wrong(programId === null ? "project" : "program", "purpose_not_allowed");
  if (programId !== null && !programs.some(({ contentId }) => contentId === programId))
    return wrong("program", "program_unknown");
  const project = projects.find(({ contentId }) => contentId === projectId);
  const ownProgram = projectId === null ? programId : project?.programId;
  if (ownProgram === undefined) return wrong("project", "project_unknown");
  if (programId !== null && ownProgram !== programId) return wrong("project", "project_of_another");
  const cents = readBudgetAmount(text("amount"));
  if (cents === null) return wrong("amount", "amount_unreadable");
  const checked = budgetLine.safeParse({ line, programId: ownProgram, projectId, cents });
  return checked.success ? { row, line: checked.data } : wrong("amount", "amount_out_of_bounds");
}

/** Reports the second of two rows for the same line. */
function twice(read: readonly Read[]): BudgetProblem[] {
  const seen = new Set<string>();
  return read.flatMap(({ row, line }): BudgetProblem[] => {
    const key = budgetKey(line);
    if (seen.has(key)) return [{ row, column: "line", reason: "line_twice", value: line.line }];
    seen.add(key);
    return [];
  });
}

const isIncomeLine = ({ line }: BudgetLine): boolean => incomeLines.some((each) => each === line);

/** Accepted column names. */
const names: Readonly<Record<string, BudgetColumn>> = {
  line: "line",
  regel: "line",
  program: "program",
  programma: "program",
  project: "project",
  name: "name",
  naam: "name",
  omschrijving: "name",
  amount: "amount",
  bedrag: "amount",
  budget: "amount",
  begroting: "amount",
};
const columns = {
  names,
  needed: ["line", "amount"],
  plain: (heading: string) => heading.toLowerCase(),
} as const;
