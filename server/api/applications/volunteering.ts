import type { Foundation } from "../../composition.ts";
import { volunteeringCalls } from "#contract/applications/volunteering.ts";
import { answer, endpoints, type Endpoint } from "../../endpoint.ts";
import { isFilledByBot } from "../../requests/automated.ts";
import { refuseFields } from "../../requests/wrong-fields.ts";
import { receiveApplication } from "../../requests/receive-forms.ts";
import { refuse } from "../../refuse.ts";

export const volunteeringApi = (foundation: Foundation): Endpoint[] =>
  endpoints(volunteeringCalls, {
    "POST /api/applications/volunteer": foundation.formLimits.call(async ({ c, body }) => {
      if (isFilledByBot(body)) return refuse(c, 422, "errors.looks_automated");
      const outcome = await receiveApplication(foundation)(body, c);
      if (outcome.ok) return answer(c, 201, { id: outcome.applicationId, status: "NEW" });
      if (outcome.reason === "invalid") return refuseFields(c, outcome.errors);
      return refuse(c, 422, "volunteer.error.role_unknown");
    }),
  });
