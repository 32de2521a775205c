import { calls } from "../call.ts";
import { tooMany } from "../shared-answers.ts";
import * as z from "zod/mini";
import { eventAnswer, eventPageAnswer } from "#domain/content/kinds/event/public.ts";
import { formBody } from "../form-body.ts";
import { registrationForm } from "#domain/events/registration-form.ts";

export const eventsCalls = calls({
  "GET /api/events": {
    who: "anyone",
    shared: true,
    summary: "What is to come, the next first; then what has been, the latest first",
    answers: { 200: z.array(eventAnswer) },
  },
  "GET /api/events/:id": {
    who: "anyone",
    shared: true,
    summary: "One event, with its places",
    answers: { 200: eventPageAnswer, 404: "There is no such event" },
  },
  "POST /api/events/:id/registrations": {
    who: "anyone",
    summary: "Register for an event; when it is full, for its waiting list",
    body: formBody(registrationForm),
    answers: {
      ...tooMany,
      201: z.object({ status: z.enum(["CONFIRMED", "WAITING"]) }),
      404: "There is no such event",
      409: "Begun already, or fewer places are left than asked for",
      422: "A field is wrong; the sentence says which",
    },
  },
});
