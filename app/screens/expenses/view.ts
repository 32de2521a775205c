export const expensesPath = "/transparency/expenses";

export type ExpensesView = { project: string | null; before: string | null };

export function readExpensesView(search = ""): ExpensesView {
  const asked = new URLSearchParams(search);
  return { project: asked.get("project") || null, before: asked.get("before") || null };
}

/** The part of an address that asks for a view. */
export function expensesSearch(view: ExpensesView): string {
  const said = Object.entries(view).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return said.length === 0 ? "" : `?${new URLSearchParams(said)}`;
}
