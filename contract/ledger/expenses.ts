import { correctableExpense, expenseChoices } from "#domain/expenses/answers.ts";
import { typedExpense } from "#domain/expenses/enter-expense.ts";
import { copyState, typedCopy } from "#domain/ledger/open/publish-copy.ts";
import { idField, reasonField } from "#domain/shared-fields.ts";
import { calls } from "../call.ts";
import * as z from "zod/mini";
import { documentTypes } from "#domain/document-type.ts";
import { publicExpense, publicExpensePage } from "#domain/ledger/open/public-expense.ts";
import { tooMany, nothing } from "../shared-answers.ts";

const openExpensesQuery = z.object({ project: z.optional(idField), before: z.optional(idField) });

/** Entries are numbered from 1. */
const byNumber = z.object({ number: z.string().check(z.regex(/^\d{1,15}$/)) });

/** Without a document, a correction keeps that of the expense it replaces. */
const enterBody = z.object({ ...typedExpense.shape, documentBase64: z.string() });
const reversalBody = z.object({
  reason: reasonField,
});

const copyBody = z.object({ ...typedCopy.shape, documentBase64: z.nullable(z.string()) });

export const expensesCalls = calls({
  "GET /api/expenses": {
    who: "anyone",
    shared: true,
    summary: "What was spent, the latest first, of all or of one project, with the hashes of the documents",
    query: openExpensesQuery,
    answers: { 200: publicExpensePage, ...tooMany },
  },
  "GET /api/expenses/:number": {
    who: "anyone",
    shared: true,
    summary: "One expense: what, when, for which project, its document, and how many gifts paid it",
    params: byNumber,
    answers: { 200: publicExpense, 404: "No such expense" },
  },
  "GET /api/expenses/:number/document": {
    who: "anyone",
    summary: "The document of an expense as the public may see it: a copy without names",
    params: byNumber,
    answers: { 200: { file: documentTypes }, 404: "No such expense, or no copy for the public" },
  },
  "GET /api/admin/expenses/choices": {
    who: "books",
    summary: "What money can be spent on, and the years with expenses",
    answers: { 200: expenseChoices },
  },
  "POST /api/admin/expenses": {
    who: "staff",
    summary:
      "Book an expense with its document, and reverse the one that it corrects; the same id again books nothing",
    body: enterBody,
    answers: {
      /** `waits`: above the limit, until a second person approves it. */
      201: z.object({ id: z.string(), waits: z.boolean() }),
      413: "The document is larger than 5 MB",
      409: "What it corrects is reversed already, or its payment was returned",
      422: "In the future, without a purpose, or not a PDF, JPEG or PNG",
    },
  },
  "GET /api/admin/expenses/:id": {
    who: "staff",
    summary: "An expense to correct",
    answers: { 200: correctableExpense, 404: "No such expense, or it is reversed" },
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
  "GET /api/admin/public-copies/:number": {
    who: "books",
    summary: "Of an entry: whether its document may have a copy for the public, and which it has",
    params: byNumber,
    answers: { 200: copyState, 404: "No such entry" },
  },
  "POST /api/admin/public-copies": {
    who: "staff",
    summary:
      "Publish a copy without names beside the document of a cost, or take it away; the same id again does nothing",
    body: copyBody,
    answers: {
      201: nothing,
      404: "No such entry",
      413: "The document is larger than 5 MB",
      422: "No cost, no original, about wages, the original itself, or without a reason",
    },
  },
});
