import * as z from "zod/mini";
import { typedBudget } from "#domain/book-years/budget.ts";
import { resultLinesPage } from "#domain/ledger/books/result-lines.ts";
import { annualAccounts, statementLines } from "#domain/transparency/annual-answers.ts";
import { budgetPage } from "#domain/transparency/budget-page.ts";
import { askedYear, yearParams } from "./asked-year.ts";
import { calls } from "./call.ts";
import { nothing } from "./shared-answers.ts";

const maxIdLength = 100;
/** This year when nothing is asked for. */
const yearQuery = z.object({ year: askedYear });
const onlyId = z.optional(z.string().check(z.maxLength(maxIdLength)));
/** Of purpose and nature an empty text asks for what has none. */
const linesQuery = z.object({
  ...yearQuery.shape,
  line: z.enum(statementLines),
  program: onlyId,
  project: onlyId,
  nature: onlyId,
  after: onlyId,
});

export const adminAnnualCalls = calls({
  "GET /api/admin/books/annual": {
    who: "books",
    summary:
      "The annual accounts of a year after RJ 650, with budget and the year before; as adopted, once they are",
    query: yearQuery,
    answers: { 200: { description: "Statement, ratios, cost allocation, balance", schema: annualAccounts } },
  },
  "GET /api/admin/books/annual/lines": {
    who: "books",
    summary: "The postings that a figure of the annual accounts is made of",
    query: linesQuery,
    answers: { 200: { description: "One page and where the next begins", schema: resultLinesPage } },
  },
  "GET /api/admin/books/budgets": {
    who: "books",
    summary: "What a year is expected to bring and to cost, and what it did",
    query: yearQuery,
    answers: { 200: { description: "Every line that can be budgeted", schema: budgetPage } },
  },
  "PUT /api/admin/books/budgets/:year": {
    who: "staff",
    summary: "Put this budget in the place of the one there is; lines of nothing are left out",
    params: yearParams,
    body: typedBudget,
    answers: {
      200: { description: "Saved", schema: nothing },
      409: { description: "The year is closed" },
      422: { description: "A line twice, or a purpose where none belongs" },
    },
  },
});
