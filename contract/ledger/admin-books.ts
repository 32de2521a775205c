import * as z from "zod/mini";
import { bookYear, checklist } from "#domain/book-years/book-year.ts";
import { typedClosing } from "#domain/book-years/close-year.ts";
import { comparedSheet } from "#domain/ledger/books/compared-sheet.ts";
import { journalPage, ledgerCard } from "#domain/ledger/books/journal.ts";
import { trialBalance } from "#domain/ledger/books/trial-balance.ts";
import { maxReopeningReasonLength, minReasonLength } from "#domain/limits.ts";
import { askedYear, yearParams } from "./asked-year.ts";
import { calls } from "../call.ts";
import { sheetTypes, nothing } from "../shared-answers.ts";

const maxCursorLength = 60;
/** A form sent without JavaScript names every field, so each may be empty. */
const day = z.optional(z.union([z.literal(""), z.iso.date()]));
export const periodQuery = z.object({
  year: askedYear,
  from: day,
  to: day,
});
const pagedQuery = z.object({
  ...periodQuery.shape,
  after: z.optional(z.string().check(z.maxLength(maxCursorLength))),
});
const sheetQuery = z.object({ on: day });
const fileQuery = z.object({
  ...periodQuery.shape,
  on: day,
  account: z.optional(z.string().check(z.maxLength(maxCursorLength))),
});

const reasonBody = z.object({
  reason: z.string().check(z.trim(), z.minLength(minReasonLength), z.maxLength(maxReopeningReasonLength)),
});

export const adminBooksCalls = calls({
  "GET /api/admin/books/journal": {
    who: "books",
    scope: "books:read",
    summary: "Entries of a period in the order of their days, with their lines",
    query: pagedQuery,
    answers: { 200: journalPage },
  },
  "GET /api/admin/books/cards/:account": {
    who: "books",
    scope: "books:read",
    summary: "One account in a period: where it stood, every line, where it stands",
    query: pagedQuery,
    answers: { 200: ledgerCard, 404: "No such account" },
  },
  "GET /api/admin/books/trial-balance": {
    who: "books",
    scope: "books:read",
    summary: "What every account held, moved and holds in a period",
    query: periodQuery,
    answers: { 200: trialBalance },
  },
  "GET /api/admin/books/balance-sheet": {
    who: "books",
    scope: "books:read",
    summary: "What is owned on a day, and where it came from",
    query: sheetQuery,
    answers: { 200: comparedSheet },
  },
  "GET /api/admin/books/files/:file": {
    who: "books",
    scope: "books:read",
    summary: `The books as a file: journal, card, trial-balance, balance-sheet, annual-accounts, cost-allocation, budget, each .csv or .xlsx, and auditfile.xaf (XML Auditfile Financieel 4.0); no donor is in it`,
    query: fileQuery,
    answers: {
      200: { file: [...sheetTypes, "application/xml"] },
      404: "No such file or account",
      503: "Two files are being made already",
    },
  },
  "GET /api/admin/books/years": {
    who: "books",
    scope: "books:read",
    summary: "The years of the books, the latest first, and all that was decided about them",
    answers: { 200: z.array(bookYear) },
  },
  "GET /api/admin/books/years/:year/checklist": {
    who: "books",
    summary: "What is still open before a year is closed",
    params: yearParams,
    answers: { 200: checklist },
  },
  "POST /api/admin/books/years/:year/closing": {
    who: "admin",
    proof: true,
    summary: "Close a year with the board's adoption: nothing is dated in it any more",
    params: yearParams,
    body: typedClosing,
    answers: {
      201: nothing,
      409: "Closed already, or a later one is",
      422: "Not over, adopted on an impossible day, or points are open and not explained",
      503: "Somebody kept booking; try again",
    },
  },
  "POST /api/admin/books/years/:year/reopening-request": {
    who: "admin",
    proof: true,
    summary: "Ask for the last closed year to be opened again, which a second administrator does",
    params: yearParams,
    body: reasonBody,
    answers: { 201: nothing, 409: "Not the last closed year, or asked for already" },
  },
  "POST /api/admin/books/years/:year/reopening": {
    who: "admin",
    proof: true,
    summary: "Open a year again, as somebody else than who asked for it",
    params: yearParams,
    answers: { 201: nothing, 409: "Nobody asked for it, or you did" },
  },
});
