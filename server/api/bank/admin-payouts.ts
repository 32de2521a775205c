import { adminPayoutsCalls } from "#contract/bank/admin-payouts.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";

export const adminPayoutsApi = ({ payouts }: Pick<Foundation, "payouts">) =>
  endpoints(adminPayoutsCalls, {
    "GET /api/admin/books/reconciliation": async ({ c }) => answer(c, 200, await payouts.reconciliation()),
    "POST /api/admin/books/reconciliation": async ({ c }) => {
      await payouts.compareNow(callerOf(c).asActor(), c.get("requestId"));
      return answer(c, 201, {});
    },
    "GET /api/admin/books/payouts/:provider/:id": async ({ c, params, query: { after } }) => {
      const found = await payouts.show(params.provider, params.id, Number(after || 0));
      return found ? answer(c, 200, found) : refuse(c, 404, "errors.not_found");
    },
    "POST /api/admin/books/payouts/reading": async ({ c }) => {
      await payouts.readNow(callerOf(c).asActor(), c.get("requestId"));
      return answer(c, 201, {});
    },
  });
