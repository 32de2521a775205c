import * as z from "zod/mini";
import { expenseChoices, expensePage } from "#domain/expenses/answers.ts";
import { endingOf, mostDocumentBytes } from "#domain/expenses/document-type.ts";
import { typedExpense } from "#domain/expenses/enter-expense.ts";
import type { AskedExpenses } from "#domain/expenses/ports.ts";
import { spendingCategories } from "#domain/spending-category.ts";
import { actorOf } from "../actor.ts";
import { today } from "../clock.ts";
import type { Foundation } from "../composition.ts";
import { endpoint } from "../endpoint.ts";
import { refuse } from "../refuse.ts";

export const expensesPath = "/api/admin/expenses";
/** A document of five megabytes as text, and the rest of the form. */
export const mostExpenseBytes = Math.ceil((mostDocumentBytes * 4) / 3) + 64 * 1024;
const longestId = 100;
const longestReason = 500;

const onlyId = z.string().check(z.maxLength(longestId));
/** A form sent without JavaScript names every field, so each may be empty. */
export const expensesQuery = z.object({
  category: z.optional(z.enum(["", ...spendingCategories])),
  project: z.optional(onlyId),
  program: z.optional(onlyId),
  year: z.optional(z.string().check(z.regex(/^([12]\d{3})?$/))),
});
const listQuery = z.object({ ...expensesQuery.shape, before: z.optional(onlyId) });

/** PostgreSQL keeps no text with a zero byte, so nothing has such an id. */
const idOf = (typed = ""): string | null => typed.replaceAll("\0", "") || null;

export const askedExpenses = (
  query: z.infer<typeof expensesQuery> & { before?: string | undefined },
): AskedExpenses => ({
  category: query.category || null,
  projectId: idOf(query.project),
  programId: idOf(query.program),
  year: query.year ? Number(query.year) : null,
  before: query.before || null,
});

const enterBody = z.object({ ...typedExpense.shape, documentBase64: z.string() });
const reversalBody = z.object({
  reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(longestReason)),
});

export const adminExpensesApi = ({ expenses }: Pick<Foundation, "expenses">) => [
  endpoint(
    {
      method: "get",
      path: expensesPath,
      who: "staff",
      summary: "Expenses as booked, the latest first, by project, program, category and year",
      query: listQuery,
      answers: { 200: { description: "One page and where the next begins", schema: expensePage } },
    },
    async ({ c, query }) => c.json(await expenses.list(askedExpenses(query), c.get("language"))),
  ),
  endpoint(
    {
      method: "get",
      path: `${expensesPath}/choices`,
      who: "staff",
      summary: "What money can be spent on, and the years with expenses",
      answers: { 200: { description: "Projects, programs and years", schema: expenseChoices } },
    },
    async ({ c }) => c.json(await expenses.choices(c.get("language"))),
  ),
  endpoint(
    {
      method: "post",
      path: expensesPath,
      who: "staff",
      summary: "Book an expense with its document; the same id again books nothing",
      body: enterBody,
      answers: {
        201: { description: "Booked", schema: z.object({ id: z.string() }) },
        413: { description: "The document is larger than 5 MB" },
        422: { description: "In the future, without a purpose, or not a PDF, JPEG or PNG" },
      },
    },
    async ({ c, user, body: { documentBase64, ...expense } }) => {
      const bytes = Buffer.from(documentBase64, "base64");
      const outcome = await expenses.enter(expense, bytes, actorOf(user), c.get("requestId"));
      if (outcome.ok) return c.json({ id: expense.id }, 201);
      const status = outcome.reason === "document_too_large" ? 413 : 422;
      return refuse(c, status, `expenses.error.${outcome.reason}`);
    },
  ),
  endpoint(
    {
      method: "post",
      path: `${expensesPath}/:id/reversal`,
      who: "staff",
      summary: "Undo an expense by an entry that names it; asked again, it stays undone once",
      body: reversalBody,
      answers: { 201: { description: "Undone" }, 404: { description: "No such expense" } },
    },
    async ({ c, user, body: { reason } }) => {
      const id = idOf(c.req.param("id")) ?? "";
      const found = await expenses.reverse(id, { on: today(), reason }, actorOf(user), c.get("requestId"));
      return found ? c.json({}, 201) : refuse(c, 404, "errors.not_found");
    },
  ),
  endpoint(
    {
      method: "get",
      path: `${expensesPath}/:id/document`,
      who: "staff",
      summary: "The invoice or receipt of an expense, to keep",
      answers: { 200: { description: "The file" }, 404: { description: "No such expense, or no document" } },
    },
    async ({ c }) => {
      const found = await expenses.document(idOf(c.req.param("id")) ?? "");
      if (!found) return refuse(c, 404, "errors.not_found");
      const name = `expense-${found.spentOn}.${endingOf[found.type]}`;
      return c.body(new Uint8Array(found.bytes), 200, {
        "content-type": found.type,
        "content-disposition": `attachment; filename="${name}"`,
        "x-content-type-options": "nosniff",
        "cache-control": "private, no-store",
        "content-security-policy": "default-src 'none'; sandbox",
      });
    },
  ),
];
