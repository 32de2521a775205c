import type { Foundation } from "../../composition.ts";
import { partnershipCalls } from "#contract/applications/partnership.ts";
import { answer, endpoints, type Endpoint } from "../../endpoint.ts";
import { isFilledByBot } from "../../requests/automated.ts";
import { refuseFields } from "../../requests/wrong-fields.ts";
import { receivePartnerApplication } from "../../requests/receive-forms.ts";
import { refuse } from "../../refuse.ts";

export const partnershipApi = (foundation: Foundation): Endpoint[] =>
  endpoints(partnershipCalls, {
    "POST /api/applications/partner": foundation.formLimits.call(async ({ c, body }) => {
      if (isFilledByBot(body)) return refuse(c, 422, "errors.looks_automated");
      const outcome = await receivePartnerApplication(foundation)(body, c);
      return outcome.ok ? answer(c, 201, { status: "NEW" }) : refuseFields(c, outcome.errors);
    }),
  });
