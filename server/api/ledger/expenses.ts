import { expensesCalls } from "#contract/ledger/expenses.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";
import { documentAnswer, isAboutDocument, refuseDocument } from "../../requests/document-answer.ts";

export const expensesApi = ({ openExpenses, formLimits, expenses, publicCopies }: Foundation) =>
  endpoints(expensesCalls, {
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
    "GET /api/admin/expenses/choices": async ({ c }) =>
      answer(c, 200, await expenses.choices(c.get("language"))),
    "POST /api/admin/expenses": async ({ c, body: { documentBase64, ...expense } }) => {
      const bytes = Buffer.from(documentBase64, "base64");
      const outcome = await expenses.enter(expense, bytes, callerOf(c).asActor(), c.get("requestId"));
      if (outcome.ok) return answer(c, 201, { id: expense.id, waits: outcome.waits });
      if (isAboutDocument(outcome.reason)) return refuseDocument(c, outcome.reason);
      return refuse(c, outcome.reason === "not_correctable" ? 409 : 422, `expenses.error.${outcome.reason}`);
    },
    "GET /api/admin/expenses/:id": async ({ c, params }) => {
      const found = await expenses.toCorrect(params.id);
      return found ? answer(c, 200, found) : refuse(c, 404, "expenses.error.not_correctable");
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
    "GET /api/admin/public-copies/:number": async ({ c, params }) => {
      const found = await publicCopies.state(Number(params.number));
      return found ? answer(c, 200, found) : refuse(c, 404, "errors.not_found");
    },
    "POST /api/admin/public-copies": async ({ c, body: { documentBase64, ...copy } }) => {
      const bytes = documentBase64 === null ? null : Buffer.from(documentBase64, "base64");
      const outcome = await publicCopies.publish(copy, bytes, callerOf(c).asStaff());
      if (outcome.ok) return answer(c, 201, {});
      if (outcome.reason === "not_found") return refuse(c, 404, "errors.not_found");
      if (isAboutDocument(outcome.reason)) return refuseDocument(c, outcome.reason);
      return refuse(c, 422, `documents.copy.error.${outcome.reason}`);
    },
  });

export const expensesPath = "/api/admin/expenses";

export const publicCopiesPath = "/api/admin/public-copies";
