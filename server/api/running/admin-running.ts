import { adminRunningCalls } from "#contract/running/admin-running.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import { answer, endpoints, type Endpoint } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";

type Needs = Pick<Foundation, "running" | "alerts" | "status" | "logLevel">;

export const adminRunningApi = ({ running, alerts, status, logLevel }: Needs): Endpoint[] =>
  endpoints(adminRunningCalls, {
    "GET /api/admin/jobs": async ({ c }) => answer(c, 200, await running.showJobs()),
    "GET /api/status": async ({ c }) => {
      c.header("cache-control", "public, max-age=5");
      return answer(c, 200, await status.show());
    },
    "GET /api/admin/settings/maintenance": async ({ c }) => answer(c, 200, await status.maintenance()),
    "POST /api/admin/settings/maintenance": async ({ c, body }) => {
      if (body.endsAt <= body.beginsAt || Date.parse(body.endsAt) < Date.now())
        return refuse(c, 422, "running.maintenance.wrong");
      await status.announce(body, callerOf(c).asStaff());
      return answer(c, 200, { done: true });
    },
    "DELETE /api/admin/settings/maintenance/:id": async ({ c, params }) =>
      (await status.cancel(params.id, callerOf(c).asStaff()))
        ? answer(c, 200, { done: true })
        : refuse(c, 404, "errors.not_found"),
    "GET /api/admin/settings/log-level": async ({ c }) => answer(c, 200, { set: await logLevel.current() }),
    "PUT /api/admin/settings/log-level": async ({ c, body: { level } }) => {
      await logLevel.set(level, callerOf(c).asStaff());
      return answer(c, 200, { done: true });
    },
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
