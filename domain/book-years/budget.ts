import { idField } from "#domain/shared-fields.ts";
import * as z from "zod/mini";
import { costLines, incomeLines } from "#domain/annual-lines.ts";
import type { Actor } from "#domain/audit/audit-entry.ts";
import { centsField } from "#domain/money/cents-field.ts";

/** A hundred million euros. */
const maxCents = 10_000_000_000;
const maxLines = 500;
const contentId = z.nullable(idField);

export const budgetLines = [...incomeLines, ...costLines, "financial"] as const;

/** The expected amount of a line of the annual accounts. Objectives by program and project, the rest as a whole. */
export const budgetLine = z.object({
  line: z.enum(budgetLines),
  programId: contentId,
  projectId: contentId,
  cents: centsField.check(z.minimum(-maxCents), z.maximum(maxCents)),
});
export type BudgetLine = z.infer<typeof budgetLine>;

export const typedBudget = z.object({ lines: z.array(budgetLine).check(z.maxLength(maxLines)) });

export type Budgets = {
  of: (year: number) => Promise<BudgetLine[]>;
  /** Saves all lines at once and logs the changes. `closed`: the year's accounts have been adopted. */
  save: (
    year: number,
    lines: readonly BudgetLine[],
    by: Actor,
    requestId: string,
  ) => Promise<"saved" | "closed">;
};

export const budgetKey = ({ line, programId, projectId }: Omit<BudgetLine, "cents">): string =>
  JSON.stringify([line, programId, projectId]);

/** False for duplicate lines, or a purpose where none belongs. */
export const isBudget = (lines: readonly BudgetLine[]): boolean =>
  new Set(lines.map(budgetKey)).size === lines.length &&
  lines.every(
    ({ line, programId, projectId }) => line === "objectives" || (programId === null && projectId === null),
  );
