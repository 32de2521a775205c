import * as z from "zod/mini";
import { addedAccounts, changedAccount, newAccount } from "#domain/ledger/chart/chart-account.ts";
import { idField } from "#domain/shared-fields.ts";
import { calls } from "../call.ts";
import { nothing } from "../shared-answers.ts";

export const adminChartCalls = calls({
  "GET /api/admin/books/accounts": {
    who: "books",
    scope: "books:read",
    summary: "The accounts that staff added to the chart of accounts",
    answers: { 200: addedAccounts },
  },
  "POST /api/admin/books/accounts": {
    who: "admin",
    summary: "Add an account below one of the chart; the same account again adds nothing",
    body: newAccount,
    answers: {
      201: nothing,
      409: "The number is taken",
      422: "The number is outside the hundreds of its account",
    },
  },
  "PUT /api/admin/books/accounts/:account": {
    who: "admin",
    summary: "Rename an added account, close it or open it again",
    params: z.object({ account: idField }),
    body: changedAccount,
    answers: { 200: nothing, 404: "No such account", 409: "It has a balance, or a rule books to it" },
  },
});
