import * as z from "zod/mini";
import { adminBooksCalls, periodQuery } from "#contract/ledger/admin-books.ts";
import { periodOf } from "#domain/ledger/books/period.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { bookFile } from "../../exports/book-file.ts";
import { sendExport } from "../../exports/send-export.ts";
import { refuse } from "../../refuse.ts";
import { today } from "../../timing/clock.ts";

const pageOf = (query: z.infer<typeof periodQuery> & { after?: string | undefined }) => ({
  ...periodOf(query, today()),
  after: query.after || null,
});

export const adminBooksApi = ({ books, annual, openExport, bookYears }: Foundation) =>
  endpoints(adminBooksCalls, {
    "GET /api/admin/books/journal": async ({ c, query }) =>
      answer(c, 200, await books.journal(pageOf(query))),
    "GET /api/admin/books/cards/:account": async ({ c, params, query }) => {
      const card = await books.card(params.account, pageOf(query));
      return card ? answer(c, 200, card) : refuse(c, 404, "errors.not_found");
    },
    "GET /api/admin/books/trial-balance": async ({ c, query }) =>
      answer(c, 200, await books.trialBalance(periodOf(query, today()))),
    "GET /api/admin/books/balance-sheet": async ({ c, query }) =>
      answer(c, 200, await books.balanceSheet(query.on || today())),
    "GET /api/admin/books/files/:file": async ({ c, params, query }) => {
      const made = await bookFile(
        { books, annual },
        {
          ...periodOf(query, today()),
          file: params.file,
          on: query.on || today(),
          account: query.account ?? "",
          language: c.get("language"),
        },
      );
      if (!made) return refuse(c, 404, "errors.not_found");
      return sendExport(c, openExport, made.name, made.file);
    },
    "GET /api/admin/books/years": async ({ c }) =>
      answer(c, 200, await bookYears.show(callerOf(c).asActor().userId)),
    "GET /api/admin/books/years/:year/checklist": async ({ c, params }) =>
      answer(c, 200, await bookYears.checklist(Number(params.year))),
    "POST /api/admin/books/years/:year/closing": async ({ c, params, body }) => {
      const outcome = await bookYears.close(
        Number(params.year),
        body,
        callerOf(c).asActor(),
        c.get("requestId"),
      );
      if (outcome.ok) return answer(c, 201, {});
      return refuse(c, statusOf[outcome.reason], `books.error.${outcome.reason}`);
    },
    "POST /api/admin/books/years/:year/reopening-request": async ({ c, params, body: { reason } }) => {
      const by = callerOf(c).asActor();
      const asked = await bookYears.askReopening(Number(params.year), reason, by, c.get("requestId"));
      return asked ? answer(c, 201, {}) : refuse(c, 409, "books.error.no_reopening");
    },
    "POST /api/admin/books/years/:year/reopening": async ({ c, params }) => {
      const by = callerOf(c).asActor();
      const opened = await bookYears.reopen(Number(params.year), by, c.get("requestId"));
      return opened ? answer(c, 201, {}) : refuse(c, 409, "books.error.second_needed");
    },
  });

const statusOf = {
  not_over: 422,
  adopted_when: 422,
  open_points: 422,
  not_possible: 409,
  busy: 503,
} as const;
