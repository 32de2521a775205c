import * as z from "zod/mini";
import type { MessageId } from "#app/messages/ids.ts";
import { eventAnswer, eventPageAnswer } from "#domain/content/public/event.ts";
import type { RegisterOutcome } from "#domain/events/register.ts";
import { mostPeople } from "#domain/events/registration-form.ts";
import type { Foundation } from "../composition.ts";
import { endpoint, type Endpoint } from "../endpoint.ts";
import { describedBody } from "../forms/described-body.ts";
import { receiveRegistration } from "../forms/event-form.ts";
import { isFilledByProgram, refuseFields } from "../forms/guards.ts";
import { refuse } from "../refuse.ts";

const registrationBody = z.object({
  name: z.string(),
  email: z.string(),
  people: z.int().check(z.minimum(1), z.maximum(mostPeople)),
});

export const eventsApi = (foundation: Foundation): Endpoint[] => [
  endpoint(
    {
      method: "get",
      path: "/api/events",
      who: "anyone",
      summary: "What is to come, the next first; then what has been, the latest first",
      answers: { 200: { description: "The events", schema: z.array(eventAnswer) } },
    },
    async ({ c }) => c.json(await foundation.agenda.list(c.get("language"))),
  ),
  endpoint(
    {
      method: "get",
      path: "/api/events/:id",
      who: "anyone",
      summary: "One event, with its places",
      answers: {
        200: { description: "The event", schema: eventPageAnswer },
        404: { description: "There is no such event" },
      },
    },
    async ({ c }) => {
      const event = await foundation.agenda.find(c.req.param("id") ?? "", c.get("language"));
      return event ? c.json(event) : refuse(c, 404, "errors.not_found");
    },
  ),
  foundation.formLimits.call(
    endpoint(
      {
        method: "post",
        path: "/api/events/:id/registrations",
        who: "anyone",
        summary: "Register for an event; when it is full, for its waiting list",
        body: describedBody(registrationBody),
        answers: {
          201: {
            description:
              "Stored, and a confirmation is on its way. An address that was registered before gets the same answer, and a letter that says so",
            schema: z.object({ status: z.enum(["CONFIRMED", "WAITING"]) }),
          },
          404: { description: "There is no such event" },
          409: { description: "Begun already, or fewer places are left than asked for" },
          422: { description: "A field is wrong; the sentence says which" },
        },
      },
      async ({ c, body }) => {
        if (isFilledByProgram(body)) return refuse(c, 422, "errors.looks_automated");
        const id = c.req.param("id") ?? "";
        const outcome = await receiveRegistration(foundation)(id, body, c.get("language"));
        if (outcome.ok) return c.json({ status: outcome.status }, 201);
        if (outcome.reason === "invalid") return refuseFields(c, outcome.errors);
        return refuse(c, ...refusalOf[outcome.reason]);
      },
    ),
  ),
];

type Refusal = Exclude<RegisterOutcome, { ok: true }>["reason"];

const refusalOf: Record<Refusal, [status: 404 | 409, id: MessageId]> = {
  no_such_event: [404, "errors.not_found"],
  already_started: [409, "events.error.already_started"],
  too_few_places: [409, "events.error.too_few_places"],
};
