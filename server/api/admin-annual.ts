import { adminAnnualCalls } from "#contract/admin-annual.ts";
import { yearOf } from "#domain/calendar/day.ts";
import { periodOf } from "#domain/ledger/books/period.ts";
import { callerOf } from "../auth/caller.ts";
import type { Foundation } from "../composition.ts";
import { answer, endpoints } from "../endpoint.ts";
import { refuse } from "../refuse.ts";
import { today } from "../timing/clock.ts";

const yearIn = ({ year }: { year?: string | undefined }): number => Number(year || yearOf(today()));

export const adminAnnualApi = ({ annual }: Pick<Foundation, "annual">) =>
  endpoints(adminAnnualCalls, {
    "GET /api/admin/books/annual": async ({ c, query }) =>
      answer(c, 200, await annual.accounts(yearIn(query), c.get("language"))),
    "GET /api/admin/books/annual/lines": async ({ c, query }) => {
      const { line, program = null, project = null, nature = null, after = null } = query;
      const period = periodOf(query, today());
      return answer(c, 200, await annual.lines({ ...period, line, program, project, nature, after }));
    },
    "GET /api/admin/books/budgets": async ({ c, query }) =>
      answer(c, 200, await annual.budget(yearIn(query), c.get("language"))),
    "PUT /api/admin/books/budgets/:year": async ({ c, params, body: { lines } }) => {
      const by = callerOf(c).asActor();
      const outcome = await annual.saveBudget(Number(params.year), lines, by, c.get("requestId"));
      if (outcome === "saved") return answer(c, 200, {});
      return refuse(c, outcome === "closed" ? 409 : 422, `annual.error.${outcome}`);
    },
  });
