import type { ExpenseChoices } from "#domain/expenses/answers.ts";
import { noCents } from "#domain/money/cents.ts";
import { spendingCategories, type SpendingCategory } from "#domain/spending-category.ts";
import { key } from "../../../data/api-key.ts";
import { addressOf, oneOf } from "../../../components/back-office/list-address.ts";

/** A purpose is `project:…` or `program:…`. */
export type ExpenseView = {
  category: SpendingCategory | null;
  purpose: string | null;
  year: string | null;
  before: string | null;
};

/** What the address asks for; whatever it says that makes no sense is left out. */
export function readExpenseView(search = ""): ExpenseView {
  const asked = new URLSearchParams(search);
  return {
    category: oneOf(spendingCategories, asked.get("category")),
    purpose: matching(asked.get("purpose"), /^(project|program):.{1,100}$/),
    year: matching(asked.get("year"), /^[12]\d{3}$/),
    before: asked.get("before") || null,
  };
}

export const expenseSearch = ({ category, purpose, year, before }: ExpenseView): string =>
  addressOf({ category, purpose, year, before });

/** What the API calls it. */
export function expenseQuery({ category, purpose, year, before }: ExpenseView): string {
  const [kind, id = null] = purpose?.split(/:(.*)/s) ?? [];
  return addressOf({
    category,
    project: kind === "project" ? id : null,
    program: kind === "program" ? id : null,
    year,
    before,
  });
}

export const expensesKey = (view: ExpenseView) => key("/api/admin/expenses", {}, expenseQuery(view));
export const noChoices: ExpenseChoices = {
  projects: [],
  programs: [],
  years: [],
  zakatCents: noCents,
  closedThrough: null,
};
export const expenseChoicesKey = "/api/admin/expenses/choices";

const matching = (text: string | null, shape: RegExp): string | null =>
  text !== null && shape.test(text) ? text : null;
