import { adminFiguresCalls } from "#contract/figures/admin-figures.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";

export const adminFiguresApi = ({ figures }: Pick<Foundation, "figures">) =>
  endpoints(adminFiguresCalls, {
    "GET /api/admin/figure-records": async ({ c }) =>
      answer(c, 200, await figures.listRecords(c.get("language"))),
    "POST /api/admin/figure-records": async ({ c, body }) => {
      const outcome = await figures.enterRecord(body, callerOf(c).asStaff());
      return outcome.ok ? answer(c, 201, {}) : refuse(c, 422, `figures.error.${outcome.reason}`);
    },
  });
