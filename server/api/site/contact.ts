import type { Foundation } from "../../composition.ts";
import { contactCalls } from "#contract/site/contact.ts";
import { answer, endpoints, type Endpoint } from "../../endpoint.ts";
import { receiveMessage } from "../../requests/receive-forms.ts";
import { isFilledByBot } from "../../requests/automated.ts";
import { refuseFields } from "../../requests/wrong-fields.ts";
import { refuse } from "../../refuse.ts";

export const contactApi = (foundation: Foundation): Endpoint[] =>
  endpoints(contactCalls, {
    "GET /api/foundation": async ({ c }) =>
      answer(c, 200, await foundation.showFoundation(c.get("language"))),
    "POST /api/contact-messages": foundation.formLimits.call(async ({ c, body }) => {
      if (isFilledByBot(body)) return refuse(c, 422, "errors.looks_automated");
      const outcome = await receiveMessage(foundation)(body, c);
      return outcome.ok ? answer(c, 201, { status: "NEW" }) : refuseFields(c, outcome.errors);
    }),
  });
