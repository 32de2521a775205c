import { adminApplicationsCalls } from "#contract/applications/admin-applications.ts";
import type { ApplicationKey } from "#domain/applications/review/locked-application.ts";
import type { Foundation } from "../../composition.ts";
import type { RequestContext } from "../../context.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";
import { callerOf } from "../../auth/caller.ts";
import { refuseChange, type ChangeRefusal } from "./refuse-change.ts";

type Needs = Pick<Foundation, "backOffice">;

/** Applications of all kinds: the lists, and one application with what staff do with it. */
export const adminApplicationsApi = ({ backOffice }: Needs) =>
  endpoints(adminApplicationsCalls, {
    "GET /api/admin/applications/grant": async ({ c }) =>
      answer(c, 200, await backOffice.newestApplications.grant()),
    "GET /api/admin/applications/volunteer": async ({ c }) =>
      answer(c, 200, await backOffice.newestApplications.volunteer()),
    "GET /api/admin/applications/:kind/:id": async ({ c, params }) => {
      const shown = await show(c, backOffice, params);
      if (shown.ok) await backOffice.noteLook(params, callerOf(c).asStaff());
      return shown;
    },
    "POST /api/admin/applications/:kind/:id/letter": async ({ c, params, body }) => {
      if (body.to === "NEW") return refuse(c, 409, "application.error.move_not_allowed");
      const asked = { to: body.to, line: body.line ?? "", award: body.award ?? null };
      const letter = await backOffice.previewLetter(params, asked);
      return letter ? answer(c, 200, letter) : refuse(c, 404, "errors.not_found");
    },
    "POST /api/admin/applications/:kind/:id/moves": async ({ c, params, body }) => {
      const { reason = "", line = "", award = null, ...rest } = body;
      const asked = { ...rest, reason, line, award };
      return answerChange(
        c,
        backOffice,
        params,
        await backOffice.moveApplication(params, asked, callerOf(c).asStaff()),
      );
    },
    "PUT /api/admin/applications/:kind/:id/assignee": async ({ c, params, body }) =>
      answerChange(
        c,
        backOffice,
        params,
        await backOffice.assignApplication(params, body, callerOf(c).asStaff()),
      ),
    "POST /api/admin/applications/:kind/:id/notes": async ({ c, params, body }) =>
      answerChange(c, backOffice, params, await backOffice.addNote(params, body, callerOf(c).asStaff())),
  });

type Outcome = { ok: true } | { ok: false; reason: ChangeRefusal };

/** The application as it is now, or why it was not changed. */
export const answerChange = async (
  c: RequestContext,
  backOffice: Needs["backOffice"],
  key: ApplicationKey,
  outcome: Outcome,
) => (outcome.ok ? show(c, backOffice, key) : refuseChange(c, outcome.reason));

async function show(c: RequestContext, backOffice: Needs["backOffice"], key: ApplicationKey) {
  const reader = { userId: callerOf(c).asActor().userId, language: c.get("language") };
  const found = await backOffice.showApplication(key, reader);
  return found ? answer(c, 200, found) : refuse(c, 404, "errors.not_found");
}
