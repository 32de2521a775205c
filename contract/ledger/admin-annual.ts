import * as z from "zod/mini";
import { budgetPreview } from "#domain/book-years/budget-file.ts";
import { typedBudget } from "#domain/book-years/budget.ts";
import { resultLinesPage } from "#domain/ledger/books/result-lines.ts";
import { anbiForm, typedAnbiFacts } from "#domain/transparency/anbi-form.ts";
import { annualAccounts, statementLines } from "#domain/transparency/annual-answers.ts";
import { budgetPage } from "#domain/transparency/budget-page.ts";
import { idField } from "#domain/shared-fields.ts";
import { askedYear, yearParams } from "./asked-year.ts";
import { calls } from "../call.ts";
import { nothing, sheetTypes } from "../shared-answers.ts";

/** This year when nothing is asked for. */
const yearQuery = z.object({ year: askedYear });
const onlyId = z.optional(idField);
/** An empty purpose or nature asks for lines without one. */
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
    scope: "books:read",
    summary:
      "The annual accounts of a year after RJ 650, with budget and the year before; as adopted, once they are",
    query: yearQuery,
    answers: { 200: annualAccounts },
  },
  "GET /api/admin/books/annual/lines": {
    who: "books",
    scope: "books:read",
    summary: "The postings that a figure of the annual accounts is made of",
    query: linesQuery,
    answers: { 200: resultLinesPage },
  },
  "GET /api/admin/books/budgets": {
    who: "books",
    scope: "books:read",
    summary: "What a year is expected to bring and to cost, and what it did",
    query: yearQuery,
    answers: { 200: budgetPage },
  },
  "GET /api/admin/books/budgets/template.csv": {
    who: "staff",
    summary:
      "The budget of a year as a file that can be filled in and imported, with every line that can be budgeted",
    query: yearQuery,
    answers: { 200: { file: ["text/csv"] } },
  },
  "POST /api/admin/books/budgets/preview": {
    who: "staff",
    summary: "What a CSV or XLSX would make the budget, and each row that is wrong; nothing is saved",
    body: z.object({ fileBase64: z.string() }),
    answers: {
      200: budgetPreview,
      413: "The file is larger than 5 MB",
      422: "No CSV or XLSX, too many rows, or formulas",
    },
  },
  "PUT /api/admin/books/budgets/:year": {
    who: "staff",
    summary: "Put this budget in the place of the one there is; lines of nothing are left out",
    params: yearParams,
    body: typedBudget,
    answers: {
      200: nothing,
      409: "The year is closed",
      422: "A line twice, or a purpose where none belongs",
    },
  },
  "GET /api/admin/books/anbi-form": {
    who: "books",
    summary:
      "The ANBI form of a year, last year's when nothing is asked for; its figures are those of the annual accounts",
    query: z.object({ year: askedYear }),
    answers: { 200: anbiForm },
  },
  "PUT /api/admin/books/anbi-form/:year": {
    who: "staff",
    summary: "Write down what the form asks for besides identity and figures",
    params: yearParams,
    body: z.object({ facts: typedAnbiFacts }),
    answers: { 200: nothing },
  },
  "POST /api/admin/books/anbi-form/:year/publication": {
    who: "staff",
    summary:
      "Publish the form of a closed year as it is written now; again, after a correction, with its own day",
    params: yearParams,
    answers: { 201: nothing, 409: "The year is not closed: its figures could still change" },
  },
  "GET /api/admin/books/anbi-form/:file": {
    who: "books",
    summary: "The form as a file: the year, .csv or .xlsx",
    answers: { 200: { file: sheetTypes }, 404: "No such file", 503: "Two files are being made already" },
  },
});
