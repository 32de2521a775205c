import { key } from "./api-key.ts";

export const programKey = (id = "") => key("/api/programs/:id", { id });

/** `featured` is a list beside the projects, not one of them, and "-" is nobody's id. */
export const projectKey = (id = "") => key("/api/projects/:id", { id: id === "featured" ? "-" : id });

export const resultsKey = (id = "") => key("/api/projects/:id/results", { id });

/** As the address of the page asks: every page carries this, so it reads nothing. */
export const openExpensesKey = (search = "") =>
  key("/api/expenses", {}, search && `?${search.replace("?", "")}`);
/** By the number of its entry in the books. */
export const openExpenseKey = (number = "") => key("/api/expenses/:number", { number });
export const giftProofsKey = (id = "") => key("/api/my/gifts/:id/proofs", { id });

export const giftKey = (id = "") => key("/api/my/gifts/:id", { id });
