import * as z from "zod/mini";
import { payoutDetail, payoutPage } from "#domain/payouts/answers.ts";
import { reconciliation } from "#domain/reconciliation/answers.ts";
import { payingProviders } from "#domain/money/providers.ts";
import { idField } from "#domain/shared-fields.ts";
import { calls } from "../call.ts";
import { nothing } from "../shared-answers.ts";

const place = z.optional(z.string().check(z.regex(/^\d{0,9}$/)));

export const adminPayoutsCalls = calls({
  "GET /api/admin/books/reconciliation": {
    who: "books",
    scope: "books:read",
    summary:
      "What the books say of each account beside what bank and providers say, and since when they agree",
    answers: { 200: reconciliation },
  },
  "POST /api/admin/books/reconciliation": {
    who: "staff",
    summary: "Compare bank and providers with the books now, as every night does",
    answers: { 201: nothing },
  },
  "GET /api/admin/books/payouts": {
    who: "books",
    scope: "books:read",
    summary: "What providers paid out to the bank, the latest first",
    query: z.object({ before: place }),
    answers: { 200: payoutPage },
  },
  "GET /api/admin/books/payouts/:provider/:id": {
    who: "books",
    scope: "books:read",
    summary: "One payout with all that it is made of",
    params: z.object({
      provider: z.enum(payingProviders),
      id: idField,
    }),
    query: z.object({ after: place }),
    answers: { 200: payoutDetail, 404: "No such payout" },
  },
  "POST /api/admin/books/payouts/reading": {
    who: "staff",
    summary:
      "Ask the providers now what they paid out, as every hour does; in a demonstration the sandbox first pays out",
    answers: { 201: nothing },
  },
});
