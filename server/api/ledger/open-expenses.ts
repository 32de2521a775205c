import type { Foundation } from "../../composition.ts";
import { openExpensesCalls } from "#contract/ledger/open-expenses.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";
import { documentAnswer } from "../../requests/document-answer.ts";

export const openExpensesApi = ({
  openExpenses,
  formLimits,
}: Pick<Foundation, "openExpenses" | "formLimits">) =>
  endpoints(openExpensesCalls, {
    "GET /api/expenses": formLimits.read(async ({ c, query: { project, before } }) => {
      // PostgreSQL keeps no text with a zero byte, so nothing has such an id.
      const projectId = project?.replaceAll("\0", "") || null;
      return answer(
        c,
        200,
        await openExpenses.list({ projectId, before: before ?? null }, c.get("language")),
      );
    }),
    "GET /api/expenses/:number": async ({ c, params }) => {
      const found = await openExpenses.show(Number(params.number), c.get("language"));
      return found ? answer(c, 200, found) : refuse(c, 404, "errors.not_found");
    },
    "GET /api/expenses/:number/document": async ({ c, params }) => {
      const found = await openExpenses.copy(Number(params.number));
      if (!found) return refuse(c, 404, "errors.not_found");
      return c.body(...documentAnswer(found, `expense-${params.number}`));
    },
  });
