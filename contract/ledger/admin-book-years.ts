import * as z from "zod/mini";
import { bookYear, checklist } from "#domain/book-years/book-year.ts";
import { typedClosing } from "#domain/book-years/close-year.ts";
import { maxReopeningReasonLength, minReasonLength } from "#domain/limits.ts";
import { yearParams } from "./asked-year.ts";
import { calls } from "../call.ts";
import { nothing } from "../shared-answers.ts";

const reasonBody = z.object({
  reason: z.string().check(z.trim(), z.minLength(minReasonLength), z.maxLength(maxReopeningReasonLength)),
});

export const adminBookYearsCalls = calls({
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
