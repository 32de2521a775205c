import { idField } from "#domain/shared-fields.ts";
import { calls } from "../call.ts";
import * as z from "zod/mini";
import { documentTypes } from "#domain/document-type.ts";
import { publicExpense, publicExpensePage } from "#domain/ledger/open/public-expense.ts";
import { tooMany } from "../shared-answers.ts";

const openExpensesQuery = z.object({ project: z.optional(idField), before: z.optional(idField) });

/** Entries are numbered from 1. */
const byNumber = z.object({ number: z.string().check(z.regex(/^\d{1,15}$/)) });

export const openExpensesCalls = calls({
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
});
