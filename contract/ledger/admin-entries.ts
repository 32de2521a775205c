import * as z from "zod/mini";
import { documentTypes } from "#domain/document-type.ts";
import { bookEntry, entryChoices, openItems } from "#domain/ledger/by-hand/answers.ts";
import { correction, guidedEntry } from "#domain/ledger/by-hand/typed-entry.ts";
import { reasonField } from "#domain/shared-fields.ts";
import { calls } from "../call.ts";
import { nothing } from "../shared-answers.ts";

const byNumber = z.object({ number: z.string().check(z.regex(/^\d{1,15}$/)) });
const reversalBody = z.object({
  reason: reasonField,
});
/** Without a number it waits for a second person. */
const booked = z.object({ number: z.nullable(z.int()) });
const tooLarge = "The document is larger than 5 MB";
const wrong = "The entry cannot be booked; the body says why";

export const adminEntriesCalls = calls({
  "GET /api/admin/books/entries/choices": {
    who: "books",
    summary: "Own accounts, projects and programs that an entry can name",
    answers: { 200: entryChoices },
  },
  "GET /api/admin/books/entries/open": {
    who: "books",
    summary: "What is still to be paid or received, the first that is due first",
    answers: { 200: openItems },
  },
  "POST /api/admin/books/entries": {
    who: "staff",
    summary:
      "Book an invoice, other income, charges, a transfer, a payment, an accrual or opening balances with its document; the same id again books nothing",
    body: z.object({ entry: guidedEntry, documentBase64: z.string() }),
    answers: { 201: booked, 413: tooLarge, 422: wrong },
  },
  "POST /api/admin/books/corrections": {
    who: "admin",
    proof: true,
    summary: "Book free lines that balance, with their document; the same id again books nothing",
    body: z.object({ entry: correction, documentBase64: z.string() }),
    answers: { 201: booked, 413: tooLarge, 422: wrong },
  },
  "GET /api/admin/books/entries/:number": {
    who: "books",
    scope: "books:read",
    summary: "One entry of the books: its lines, who entered it and what became of it",
    params: byNumber,
    answers: { 200: bookEntry, 404: "No such entry" },
  },
  "POST /api/admin/books/entries/:number/reversal": {
    who: "staff",
    summary:
      "Undo what was entered by hand, by an entry of today that names it; asked again, it stays undone once",
    params: byNumber,
    body: reversalBody,
    answers: {
      201: nothing,
      403: "A correction, which administrators undo",
      409: "It is paid, has left the books already, or was not entered by hand",
    },
  },
  "GET /api/admin/books/entries/:number/document": {
    who: "books",
    summary: "The document of an entry, to keep",
    params: byNumber,
    answers: { 200: { file: documentTypes }, 404: "No such entry, or no document" },
  },
});
