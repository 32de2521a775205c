import { adminChartCalls } from "#contract/ledger/admin-chart.ts";
import type { AccountRefusal } from "#domain/ledger/chart/chart-account.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";

export const adminChartApi = ({ books: { chart } }: Foundation) =>
  endpoints(adminChartCalls, {
    "GET /api/admin/books/accounts": async ({ c }) => answer(c, 200, await chart.list()),
    "POST /api/admin/books/accounts": async ({ c, body }) => {
      const reason = await chart.add(body, callerOf(c).asActor(), c.get("requestId"));
      if (reason === null) return answer(c, 201, {});
      return refuse(c, reason === "number_elsewhere" ? 422 : 409, message(reason));
    },
    "PUT /api/admin/books/accounts/:account": async ({ c, params, body }) => {
      const reason = await chart.change(params.account, body, callerOf(c).asActor(), c.get("requestId"));
      if (reason === null) return answer(c, 200, {});
      return reason === "unknown_account"
        ? refuse(c, 404, "errors.not_found")
        : refuse(c, 409, message(reason));
    },
  });

const message = <Reason extends AccountRefusal>(reason: Reason) => `chart.error.${reason}` as const;
