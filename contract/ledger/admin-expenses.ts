import { idField, reasonField } from "#domain/shared-fields.ts";
import { askedYear } from "./asked-year.ts";
import { calls } from "../call.ts";
import { nothing } from "../shared-answers.ts";
import { documentTypes } from "#domain/document-type.ts";
import * as z from "zod/mini";
import { spendingCategories } from "#domain/spending-category.ts";
import { expensePage, expenseChoices } from "#domain/expenses/answers.ts";
import { typedExpense } from "#domain/expenses/enter-expense.ts";

/** A form sent without JavaScript names every field, so each may be empty. */
export const expensesQuery = z.object({
  category: z.optional(z.enum(["", ...spendingCategories])),
  project: z.optional(idField),
  program: z.optional(idField),
  year: askedYear,
});
const listQuery = z.object({ ...expensesQuery.shape, before: z.optional(idField) });
const enterBody = z.object({ ...typedExpense.shape, documentBase64: z.string() });
const reversalBody = z.object({
  reason: reasonField,
});

export const adminExpensesCalls = calls({
  "GET /api/admin/expenses": {
    who: "books",
    scope: "books:read",
    summary: "Expenses as booked, the latest first, by project, program, category and year",
    query: listQuery,
    answers: { 200: expensePage },
  },
  "GET /api/admin/expenses/choices": {
    who: "books",
    summary: "What money can be spent on, and the years with expenses",
    answers: { 200: expenseChoices },
  },
  "POST /api/admin/expenses": {
    who: "staff",
    summary: "Book an expense with its document; the same id again books nothing",
    body: enterBody,
    answers: {
      201: z.object({ id: z.string() }),
      413: "The document is larger than 5 MB",
      422: "In the future, without a purpose, or not a PDF, JPEG or PNG",
    },
  },
  "POST /api/admin/expenses/:id/reversal": {
    who: "staff",
    summary: "Undo an expense by an entry that names it; asked again, it stays undone once",
    body: reversalBody,
    answers: { 201: nothing, 404: "No such expense" },
  },
  "GET /api/admin/expenses/:id/document": {
    who: "books",
    summary: "The invoice or receipt of an expense, to keep",
    answers: { 200: { file: documentTypes }, 404: "No such expense, or no document" },
  },
});
