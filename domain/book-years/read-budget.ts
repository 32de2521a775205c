import type { SheetRow } from "#domain/forms/sheet.ts";
import { incomeLines } from "#domain/annual-lines.ts";
import { sumOf } from "#domain/money/sums.ts";
import { readBudgetAmount } from "./budget-amount.ts";
import { budgetKey, budgetLine, budgetLines, type BudgetLine } from "./budget.ts";
import type { BudgetColumn, BudgetPreview, BudgetProblem } from "./budget-file.ts";

type Purpose = Readonly<{ contentId: string; programId: string | null }>;
/** What a line can be for; of a project, with the program it belongs to now. */
export type BudgetPurposes = Readonly<{ programs: readonly Purpose[]; projects: readonly Purpose[] }>;

type Read = Readonly<{ row: number; line: BudgetLine }>;
const needed: readonly BudgetColumn[] = ["line", "amount"];

/** Every row by itself: each thing that is wrong is told with its row and column, and nothing is guessed. */
export function readBudget([heading, ...rows]: readonly SheetRow[], purposes: BudgetPurposes): BudgetPreview {
  const headings = heading?.cells.map(({ text }) => text.trim()) ?? [];
  const found = headings.map((text) => names[text.toLowerCase()] ?? null);
  const row = heading?.row ?? 1;
  const missing = needed.find((column) => !found.includes(column));
  if (missing) return refused({ row, column: missing, reason: "column_missing", value: "" });
  const unknown = headings.find((text, place) => text !== "" && found[place] === null);
  if (unknown !== undefined) return refused({ row, column: null, reason: "column_unknown", value: unknown });
  if (rows.length === 0) return refused({ row, column: null, reason: "no_rows", value: "" });

  const read: Read[] = [];
  const problems: BudgetProblem[] = [];
  for (const each of rows) {
    const textOf = (column: BudgetColumn) => each.cells[found.indexOf(column)]?.text.trim() ?? "";
    const one = readRow(each.row, textOf, purposes);
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
  row: number,
  textOf: (column: BudgetColumn) => string,
  { programs, projects }: BudgetPurposes,
): Read | BudgetProblem {
  const wrong = (column: BudgetColumn, reason: BudgetProblem["reason"]): BudgetProblem => ({
    row,
    column,
    reason,
    value: textOf(column),
  });
  const named = textOf("line").toLowerCase();
  const line = budgetLines.find((each) => each.toLowerCase() === named);
  if (!line) return wrong("line", "line_unknown");
  const [programId, projectId] = [textOf("program") || null, textOf("project") || null];
  if (line !== "objectives" && (programId ?? projectId) !== null)
    return wrong(programId === null ? "project" : "program", "purpose_not_allowed");
  if (programId !== null && !programs.some(({ contentId }) => contentId === programId))
    return wrong("program", "program_unknown");
  const project = projects.find(({ contentId }) => contentId === projectId);
  const ownProgram = projectId === null ? programId : project?.programId;
  if (ownProgram === undefined) return wrong("project", "project_unknown");
  if (programId !== null && ownProgram !== programId) return wrong("project", "project_of_another");
  const cents = readBudgetAmount(textOf("amount"));
  if (cents === null) return wrong("amount", "amount_unreadable");
  const checked = budgetLine.safeParse({ line, programId: ownProgram, projectId, cents });
  return checked.success ? { row, line: checked.data } : wrong("amount", "amount_out_of_bounds");
}

/** Of two rows of one line neither is taken for the right one: the second is told. */
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

const refused = (problem: BudgetProblem): BudgetPreview => {
  const nothing = sumOf([]);
  return { lines: [], incomeCents: nothing, costsCents: nothing, problems: [problem] };
};

/** What people call the columns. */
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
