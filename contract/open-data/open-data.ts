import * as z from "zod/mini";
import { catalog, manifest, openDataStatus } from "#domain/open-data/answers.ts";
import { rowsOf } from "#domain/open-data/rows.ts";
import { calls, type Schema } from "../call.ts";
import { tooMany, nothing } from "../shared-answers.ts";

export const maxRows = 1000;

const query = z.object({
  /** The `next` of the page before. */
  after: z.optional(z.string().check(z.maxLength(40))),
  limit: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
});

const read = {
  304: "As it was when it had the ETag that was sent",
  ...tooMany,
  404: "Nothing has been published yet; Retry-After says when to ask again",
} as const;

const pageOf = <Row extends Schema>(row: Row) => ({
  200: z.object({
    licence: z.string(),
    asOf: z.iso.date(),
    updatedAt: z.iso.datetime(),
    rows: z.array(row),
    next: z.nullable(z.string()),
  }),
  ...read,
});

export const openDataCalls = calls({
  // For anyone, from any site, without a key. Amounts are whole cents.
  "GET /api/open-data": {
    who: "anyone",
    shared: true,
    summary: "What is published of the books, and the files it can be fetched in",
    answers: { 200: catalog },
  },
  "GET /api/open-data/manifest": {
    who: "anyone",
    summary: "The files of the last run with their SHA-256 digests",
    answers: { 200: manifest, ...read },
  },
  "GET /api/open-data/lines": {
    who: "anyone",
    summary: "Every line of the books that is about no donor, in the order of booking",
    query,
    answers: pageOf(rowsOf.lines),
  },
  "GET /api/open-data/sums": {
    who: "anyone",
    summary:
      "Donations in sums of at least ten people, and for closed years the rest of the books by heading",
    query,
    answers: pageOf(rowsOf.sums),
  },
  "GET /api/open-data/accounts": {
    who: "anyone",
    summary: "The chart of accounts",
    query,
    answers: pageOf(rowsOf.accounts),
  },
  "GET /api/open-data/purposes": {
    who: "anyone",
    summary: "Every campaign, program and project that money was given for or spent on",
    query,
    answers: pageOf(rowsOf.purposes),
  },
  "GET /api/open-data/campaigns": {
    who: "anyone",
    summary: "What came in for each campaign, year by year",
    query,
    answers: pageOf(rowsOf.campaigns),
  },
  "GET /api/open-data/funds": {
    who: "anyone",
    shared: true,
    summary: "Reserves and restricted funds in each closed year: opening, received, spent, closing",
    query,
    answers: pageOf(rowsOf.funds),
  },
  "GET /api/open-data/projects": {
    who: "anyone",
    summary: "The projects, with budget and spending",
    query,
    answers: pageOf(rowsOf.projects),
  },
  "GET /api/open-data/budgets": {
    who: "anyone",
    summary: "What each project planned to spend on what",
    query,
    answers: pageOf(rowsOf.budgets),
  },
  "GET /api/open-data/months": {
    who: "anyone",
    summary: "What came in as gifts and what was spent, month by month",
    query,
    answers: pageOf(rowsOf.months),
  },
  "GET /api/open-data/records": {
    who: "anyone",
    summary: "What was counted about the foundation and its programs, with its evidence",
    query,
    answers: pageOf(rowsOf.records),
  },
  "GET /api/open-data/results": {
    who: "anyone",
    summary: "Every record of what projects count, with its evidence",
    query,
    answers: pageOf(rowsOf.results),
  },
  "GET /api/open-data/promises": {
    who: "anyone",
    summary: "What a gift does: its amount and what one costs",
    query,
    answers: pageOf(rowsOf.promises),
  },
  "GET /api/open-data/grants": {
    who: "anyone",
    summary: "Grants that were awarded to organisations",
    query,
    answers: pageOf(rowsOf.grants),
  },
  "GET /api/open-data/files/:file": {
    who: "anyone",
    summary: "A file of the last run, by its name in the manifest",
    answers: {
      200: { file: ["text/csv", "application/json", "application/vnd.apache.parquet", "application/xml"] },
      ...read,
      404: "No such file",
    },
  },
  "GET /api/admin/books/open-data": {
    who: "books",
    summary: "What was last published of the books, and which records were left out of files of standards",
    answers: { 200: openDataStatus },
  },
  "POST /api/admin/books/open-data": {
    who: "staff",
    summary: "Make the open data now, as every night does",
    answers: { 201: nothing, 409: "It is being made already" },
  },
});
