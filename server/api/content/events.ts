import type { MessageId } from "#app/messages/ids.ts";
import type { RegisterOutcome } from "#domain/events/register.ts";
import type { Foundation } from "../../composition.ts";
import { eventsCalls } from "#contract/content/events.ts";
import { answer, endpoints, type Endpoint } from "../../endpoint.ts";
import { receiveRegistration } from "../../requests/receive-forms.ts";
import { isFilledByBot } from "../../requests/automated.ts";
import { refuseFields } from "../../requests/wrong-fields.ts";
import { refuse } from "../../refuse.ts";

export const eventsApi = (foundation: Foundation): Endpoint[] =>
  endpoints(eventsCalls, {
    "GET /api/events": async ({ c }) => answer(c, 200, await foundation.agenda.list(c.get("language"))),
    "GET /api/events/:id": async ({ c, params }) => {
      const event = await foundation.agenda.find(params.id, c.get("language"));
      return event ? answer(c, 200, event) : refuse(c, 404, "errors.not_found");
    },
    "POST /api/events/:id/registrations": foundation.formLimits.call(async ({ c, params, body }) => {
      if (isFilledByBot(body)) return refuse(c, 422, "errors.looks_automated");
      const outcome = await receiveRegistration(foundation, params.id)(body, c);
      if (outcome.ok) return answer(c, 201, { status: outcome.status });
      if (outcome.reason === "invalid") return refuseFields(c, outcome.errors);
      return refuse(c, ...refusalOf[outcome.reason]);
    }),
  });

type Refusal = Exclude<RegisterOutcome, { ok: true }>["reason"];

const refusalOf: Record<Refusal, [status: 404 | 409, id: MessageId]> = {
  no_such_event: [404, "errors.not_found"],
  already_started: [409, "events.error.already_started"],
  too_few_places: [409, "events.error.too_few_places"],
};
