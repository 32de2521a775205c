import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import { adminExpensesCalls } from "#contract/ledger/admin-expenses.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";
import { documentAnswer } from "../../requests/document-answer.ts";

export const expensesPath = "/api/admin/expenses";

export const adminExpensesApi = ({ expenses }: Pick<Foundation, "expenses">) =>
  endpoints(adminExpensesCalls, {
    "GET /api/admin/expenses/choices": async ({ c }) =>
      answer(c, 200, await expenses.choices(c.get("language"))),
    "POST /api/admin/expenses": async ({ c, body: { documentBase64, ...expense } }) => {
      const bytes = Buffer.from(documentBase64, "base64");
      const outcome = await expenses.enter(expense, bytes, callerOf(c).asActor(), c.get("requestId"));
      if (outcome.ok) return answer(c, 201, { id: expense.id });
      if (outcome.reason === "document_too_large")
        return refuse(c, 413, "documents.error.document_too_large");
      if (outcome.reason === "document_wrong") return refuse(c, 422, "documents.error.document_wrong");
      return refuse(c, 422, `expenses.error.${outcome.reason}`);
    },
    "POST /api/admin/expenses/:id/reversal": async ({ c, params, body: { reason } }) => {
      const found = await expenses.reverse(params.id, reason, callerOf(c).asActor(), c.get("requestId"));
      return found ? answer(c, 201, {}) : refuse(c, 404, "errors.not_found");
    },
    "GET /api/admin/expenses/:id/document": async ({ c, params }) => {
      const found = await expenses.document(params.id);
      if (!found) return refuse(c, 404, "errors.not_found");
      return c.body(...documentAnswer(found, `expense-${found.spentOn}`));
    },
  });
