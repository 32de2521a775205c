import { adminBookYearsCalls } from "#contract/ledger/admin-book-years.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";

const statusOf = {
  not_over: 422,
  adopted_when: 422,
  open_points: 422,
  not_possible: 409,
  busy: 503,
} as const;

export const adminBookYearsApi = ({ bookYears }: Pick<Foundation, "bookYears">) =>
  endpoints(adminBookYearsCalls, {
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
