import { key } from "../../../data/api-key.ts";

/** An expense to correct. */
export const expenseKey = (id: string) => key("/api/admin/expenses/:id", { id });
