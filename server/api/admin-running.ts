import { adminRunningCalls } from "#contract/admin-running.ts";
import { callerOf } from "../auth/caller.ts";
import type { Foundation } from "../composition.ts";
import { answer, endpoints, type Endpoint } from "../endpoint.ts";
import { refuse } from "../refuse.ts";

type Needs = Pick<Foundation, "running">;

/** How the site runs, and what administrators decide about it. */
export const adminRunningApi = ({ running }: Needs): Endpoint[] =>
  endpoints(adminRunningCalls, {
    "GET /api/admin/jobs": async ({ c }) => answer(c, 200, await running.showJobs()),
    "POST /api/admin/jobs/:job/run": async ({ c, params }) =>
      (await running.runNow(params.job, callerOf(c).asStaff())) === "begun"
        ? answer(c, 200, { done: true })
        : refuse(c, 404, "errors.not_found"),
  });
