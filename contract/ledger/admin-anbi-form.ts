import * as z from "zod/mini";
import { anbiForm, typedAnbiFacts } from "#domain/transparency/anbi-form.ts";
import { askedYear, yearParams } from "./asked-year.ts";
import { calls } from "../call.ts";
import { nothing, sheetTypes } from "../shared-answers.ts";

export const adminAnbiFormCalls = calls({
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
