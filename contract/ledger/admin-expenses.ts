import { reasonField } from "#domain/shared-fields.ts";
import { calls } from "../call.ts";
import { nothing } from "../shared-answers.ts";
import { documentTypes } from "#domain/document-type.ts";
import * as z from "zod/mini";
import { expenseChoices } from "#domain/expenses/answers.ts";
import { typedExpense } from "#domain/expenses/enter-expense.ts";

const enterBody = z.object({ ...typedExpense.shape, documentBase64: z.string() });
const reversalBody = z.object({
  reason: reasonField,
});

export const adminExpensesCalls = calls({
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
