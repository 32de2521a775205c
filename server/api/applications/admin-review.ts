import type { Foundation } from "../../composition.ts";
import { adminReviewCalls } from "#contract/applications/admin-review.ts";
import { endpoints, type Endpoint } from "../../endpoint.ts";
import { answerChange } from "./admin-applications.ts";
import { callerOf } from "../../auth/caller.ts";

export const adminReviewApi = ({ backOffice }: Pick<Foundation, "backOffice">): Endpoint[] =>
  endpoints(adminReviewCalls, {
    "PUT /api/admin/applications/volunteer/:id/background-check": async ({ c, params, body }) => {
      const { issuedOn = null, renewBy = null, ...rest } = body;
      const asked = { ...rest, issuedOn, renewBy };
      const outcome = await backOffice.recordCheck(
        { kind: "volunteer", id: params.id },
        asked,
        callerOf(c).asStaff(),
      );
      return answerChange(c, backOffice, { kind: "volunteer", id: params.id }, outcome);
    },
    "PUT /api/admin/applications/volunteer/:id/stop": async ({ c, params, body }) => {
      const outcome = await backOffice.recordStop(
        { kind: "volunteer", id: params.id },
        body,
        callerOf(c).asStaff(),
      );
      return answerChange(c, backOffice, { kind: "volunteer", id: params.id }, outcome);
    },
    "POST /api/admin/applications/grant/:id/scores": async ({ c, params, body }) => {
      const outcome = await backOffice.scoreApplication(
        { kind: "grant", id: params.id },
        body,
        callerOf(c).asStaff(),
      );
      return answerChange(c, backOffice, { kind: "grant", id: params.id }, outcome);
    },
  });
