import { segmentsCalls } from "#contract/contacts/segments.ts";
import type { SegmentOutcome } from "#domain/contacts/segments.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import type { RequestContext } from "../../context.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";

export const segmentsApi = ({ segments }: Pick<Foundation, "segments">) =>
  endpoints(segmentsCalls, {
    "GET /api/admin/segments/:id": async ({ c, params }) => {
      const found = await segments.find(params.id, callerOf(c).user.id);
      return found ? answer(c, 200, found) : refuse(c, 404, "segments.error.not_found");
    },
    "PUT /api/admin/segments/:id": async ({ c, params, body }) =>
      answerOf(c, await segments.save(params.id, body, callerOf(c).asStaff())),
    "DELETE /api/admin/segments/:id": async ({ c, params }) => {
      const outcome = await segments.remove(params.id, callerOf(c).asStaff());
      return outcome.ok ? answer(c, 200, { done: true }) : refuse(c, 404, "segments.error.not_found");
    },
    "POST /api/admin/segment-counts": async ({ c, body }) =>
      answer(c, 200, { count: await segments.count(body.segment) }),
    "GET /api/admin/segment-options": async ({ c }) =>
      answer(c, 200, await segments.options(c.get("language"))),
  });

const statusOf = { not_found: 404, changed_meanwhile: 409, name_empty: 422 } as const;

const answerOf = (c: RequestContext, outcome: SegmentOutcome) =>
  outcome.ok
    ? answer(c, 200, { done: true })
    : refuse(c, statusOf[outcome.reason], `segments.error.${outcome.reason}`);
