import { adminRunningCalls } from "#contract/admin-running.ts";
import { callerOf } from "../auth/caller.ts";
import type { Foundation } from "../composition.ts";
import { answer, endpoints, type Endpoint } from "../endpoint.ts";
import { refuse } from "../refuse.ts";

type Needs = Pick<Foundation, "running" | "alerts">;

/** How the site runs, and what administrators decide about it. */
export const adminRunningApi = ({ running, alerts }: Needs): Endpoint[] =>
  endpoints(adminRunningCalls, {
    "GET /api/admin/jobs": async ({ c }) => answer(c, 200, await running.showJobs()),
    "GET /api/admin/alerts": async ({ c }) => answer(c, 200, await alerts.list(c.get("language"))),
    "GET /api/admin/settings/alert-addresses": async ({ c }) => answer(c, 200, await alerts.addresses()),
    "PUT /api/admin/settings/alert-addresses": async ({ c, body: { addresses } }) => {
      await alerts.setAddresses(addresses, callerOf(c).asStaff());
      return answer(c, 200, { done: true });
    },
    "POST /api/admin/jobs/:job/run": async ({ c, params }) =>
      (await running.runNow(params.job, callerOf(c).asStaff())) === "begun"
        ? answer(c, 200, { done: true })
        : refuse(c, 404, "errors.not_found"),
  });
