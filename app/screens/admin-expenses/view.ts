import { spendingCategories, type SpendingCategory } from "#domain/spending-category.ts";

/** A purpose is `project:…` or `program:…`. */
export type ExpenseView = {
  category: SpendingCategory | null;
  purpose: string | null;
  year: string | null;
  before: string | null;
};

/** What the address asks for; whatever it says that makes no sense is left out. */
export function readExpenseView(search: string): ExpenseView {
  const asked = new URLSearchParams(search);
  return {
    category: spendingCategories.find((category) => category === asked.get("category")) ?? null,
    purpose: matching(asked.get("purpose"), /^(project|program):.{1,100}$/),
    year: matching(asked.get("year"), /^[12]\d{3}$/),
    before: asked.get("before") || null,
  };
}

/** The shortest address that says it, so that the plain list has one address only. */
export const expenseSearch = ({ category, purpose, year, before }: ExpenseView): string =>
  searchOf({ category, purpose, year, before });

/** What the API calls it. */
export function expenseQuery({ category, purpose, year, before }: ExpenseView): string {
  const [kind, id = null] = purpose?.split(/:(.*)/s) ?? [];
  return searchOf({
    category,
    project: kind === "project" ? id : null,
    program: kind === "program" ? id : null,
    year,
    before,
  });
}

export const expensesKey = (view?: ExpenseView): [string] => [
  `/api/admin/expenses${view ? expenseQuery(view) : ""}`,
];
export const expenseChoicesKey: [string] = ["/api/admin/expenses/choices"];

const matching = (text: string | null, shape: RegExp): string | null =>
  text !== null && shape.test(text) ? text : null;

function searchOf(asked: Record<string, string | null>): string {
  const said = Object.entries(asked).filter((each): each is [string, string] => each[1] !== null);
  return said.length === 0 ? "" : `?${new URLSearchParams(said).toString()}`;
}
