import { adminTodayCalls } from "#contract/back-office/admin-today.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import type { RequestContext } from "../../context.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";

type Needs = Pick<Foundation, "backOffice" | "donationAdmin">;

/** What needs a person today, and where it is worked. */
export const adminTodayApi = ({ backOffice, donationAdmin }: Needs) =>
  endpoints(adminTodayCalls, {
    "GET /api/admin/today": async ({ c }) => answer(c, 200, await backOffice.showToday(c.get("language"))),

    "GET /api/admin/tasks": async ({ c }) => answer(c, 200, await backOffice.tasks.list()),
    "POST /api/admin/tasks": async ({ c, body }) => {
      const outcome = await backOffice.tasks.add(body, callerOf(c).asStaff());
      if (outcome.ok) return answer(c, 201, { done: true });
      return refuse(c, 422, wordsForTask[outcome.reason]);
    },
    "POST /api/admin/tasks/:id/completion": async ({ c, params }) =>
      offTheList(c, await backOffice.tasks.finish(params.id, callerOf(c).asStaff())),

    "POST /api/admin/mail/:id/attempts": async ({ c, params }) =>
      offTheList(c, await backOffice.deadMail.sendAgain(params.id, callerOf(c).asStaff())),
    "DELETE /api/admin/mail/:id": async ({ c, params }) =>
      offTheList(c, await backOffice.deadMail.giveUp(params.id, callerOf(c).asStaff())),

    "GET /api/admin/payments": async ({ c }) => answer(c, 200, await backOffice.paymentsToLookAt()),
    "POST /api/admin/discrepancies/:id/resolution": async ({ c, params, body }) => {
      const id = Number(params.id);
      if (!Number.isSafeInteger(id)) return refuse(c, 404, "errors.not_found");
      const outcome = await backOffice.resolveDiscrepancy(id, body.text, callerOf(c).asStaff());
      if (outcome.ok) return answer(c, 200, { done: true });
      if (outcome.reason === "not_found") return refuse(c, 404, "errors.not_found");
      return refuse(c, 422, "application.error.note_empty");
    },
    "POST /api/admin/discrepancies/:id/return": async ({ c, params }) => {
      const id = Number(params.id);
      if (!Number.isSafeInteger(id)) return refuse(c, 404, "errors.not_found");
      const outcome = await donationAdmin.returnUnfitMoney(id, callerOf(c).asActor(), c.get("requestId"));
      if (outcome.ok) return answer(c, 200, { done: true });
      return refuse(c, statusOfReturn[outcome.reason], `admin-payments.return.${outcome.reason}`);
    },
  });

const offTheList = (c: RequestContext, outcome: string) =>
  outcome === "done" ? answer(c, 200, { done: true }) : refuse(c, 404, "errors.not_found");

const wordsForTask = {
  task_empty: "application.error.note_empty",
  person_unknown: "application.error.person_unknown",
} as const;

const statusOfReturn = { not_found: 404, nothing_left: 409, refused: 502, unavailable: 503 } as const;
