import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";
import { budgetLine } from "./budget.ts";

/** The columns of a budget file, in the order of the example. `name` is only for readers. */
export const budgetColumns = ["line", "program", "project", "name", "amount"] as const;
export type BudgetColumn = (typeof budgetColumns)[number];

/** Problems of a row or of the header; each has a text in the catalog. */
const budgetProblems = [
  "column_missing",
  "column_unknown",
  "no_rows",
  "line_unknown",
  "amount_unreadable",
  "amount_out_of_bounds",
  "purpose_not_allowed",
  "program_unknown",
  "project_unknown",
  "project_of_another",
  "line_twice",
] as const;

const problem = z.object({
  row: z.int(),
  column: z.nullable(z.enum(budgetColumns)),
  reason: z.enum(budgetProblems),
  value: z.string(),
});
export type BudgetProblem = Readonly<z.infer<typeof problem>>;

/** The budget that a file would replace, and every wrong row; with any wrong row, nothing. */
export const budgetPreview = z.object({
  lines: z.array(budgetLine),
  incomeCents: centsField,
  costsCents: centsField,
  problems: z.array(problem),
});
export type BudgetPreview = z.infer<typeof budgetPreview>;
