import * as z from "zod/mini";
import { adminBooksCalls, periodQuery } from "#contract/ledger/admin-books.ts";
import { periodOf } from "#domain/ledger/books/period.ts";
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

export const adminBooksApi = ({
  books,
  annual,
  openExport,
}: Pick<Foundation, "books" | "annual" | "openExport">) =>
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
  });
