import type { WriteOutcome } from "#domain/support/support.ts";
import type { Foundation } from "../../composition.ts";
import type { RequestContext } from "../../context.ts";
import { supportCalls } from "#contract/support/support.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuseTooMany } from "../../requests/form-limits.ts";
import { refuseFields } from "../../requests/wrong-fields.ts";
import { callerOf } from "../../auth/caller.ts";
import { refuse } from "../../refuse.ts";

export const supportApi = ({ support }: Pick<Foundation, "support">) =>
  endpoints(supportCalls, {
    "GET /api/my/support": async ({ c }) => answer(c, 200, await support.listOf(callerOf(c).user.id)),
    "POST /api/my/support": async ({ c, body }) => answerOf(c, await support.ask(callerOf(c).user.id, body)),
    "POST /api/my/support/:id/messages": async ({ c, params, body }) =>
      answerOf(c, await support.writeOn(callerOf(c).user.id, params.id, body)),
    "GET /api/admin/support/:id": async ({ c, params }) => {
      const thread = await support.read(params.id, callerOf(c).asStaff());
      return thread ? answer(c, 200, thread) : refuse(c, 404, "support.error.no_such_thread");
    },
    "POST /api/admin/support/:id/replies": async ({ c, params, body }) =>
      answerOf(c, await support.reply(params.id, body, callerOf(c).asStaff())),
  });

function answerOf(c: RequestContext, outcome: WriteOutcome) {
  if (outcome.ok) return answer(c, 201, { threadId: outcome.threadId });
  if (outcome.reason === "invalid") return refuseFields(c, outcome.errors);
  if (outcome.reason === "too_many") return refuseTooMany(c, outcome);
  return refuse(c, 404, "support.error.no_such_thread");
}
