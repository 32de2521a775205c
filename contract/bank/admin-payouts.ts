import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";
import { payingProviders } from "#domain/money/providers.ts";
import { partKinds } from "#domain/payouts/payout.ts";
import { payoutsList } from "#domain/payouts/payouts-list.ts";
import { reconciliation } from "#domain/reconciliation/answers.ts";
import { idField } from "#domain/shared-fields.ts";
import { calls } from "../call.ts";
import { rowSchema } from "../list-calls.ts";
import { nothing } from "../shared-answers.ts";

const payoutDetail = z.object({
  payout: rowSchema(payoutsList),
  parts: z.array(
    z.object({
      number: z.int(),
      kind: z.enum(partKinds),
      on: z.iso.date(),
      cents: centsField,
      feeCents: centsField,
      /** The provider's id of the payment or of the line. */
      name: z.string(),
      isUnknown: z.boolean(),
      donation: z.nullable(z.object({ id: z.string(), reference: z.string() })),
    }),
  ),
  /** The cursor of the next page; null at the end. */
  next: z.nullable(z.int()),
});

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
  "GET /api/admin/books/payouts/:provider/:id": {
    who: "books",
    scope: "books:read",
    summary: "One payout with all that it is made of",
    params: z.object({
      provider: z.enum(payingProviders),
      id: idField,
    }),
    query: z.object({ after: z.optional(z.string().check(z.regex(/^\d{0,9}$/))) }),
    answers: { 200: payoutDetail, 404: "No such payout" },
  },
  "POST /api/admin/books/payouts/reading": {
    who: "staff",
    summary:
      "Ask the providers now what they paid out, as every hour does; in a demonstration the sandbox first pays out",
    answers: { 201: nothing },
  },
});
