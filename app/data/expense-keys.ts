import { key } from "./api-key.ts";

export const openExpensesKey = (search = "") =>
  key("/api/expenses", {}, search && `?${search.replace("?", "")}`);
/** By the number of its entry in the books. */
export const openExpenseKey = (number = "") => key("/api/expenses/:number", { number });
