import type { ExpenseChoices } from "#domain/expenses/answers.ts";
import { noCents } from "#domain/money/cents.ts";

export const expenseChoicesKey = "/api/admin/expenses/choices";
export const noChoices: ExpenseChoices = {
  projects: [],
  programs: [],
  years: [],
  zakatCents: noCents,
  closedThrough: null,
};

export const correctExpenseAddress = (id: string): string =>
  `/admin/expenses/new?corrects=${encodeURIComponent(id)}`;
