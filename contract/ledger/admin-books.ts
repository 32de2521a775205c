import * as z from "zod/mini";
import { comparedSheet } from "#domain/ledger/books/compared-sheet.ts";
import { journalPage, ledgerCard } from "#domain/ledger/books/journal.ts";
import { trialBalance } from "#domain/ledger/books/trial-balance.ts";
import { askedYear } from "./asked-year.ts";
import { calls } from "../call.ts";
import { sheetTypes } from "../shared-answers.ts";

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
});
