import * as z from "zod/mini";
import { contactTopics } from "#domain/contact/message-form.ts";
import { foundationAnswer } from "#domain/contact/public-foundation.ts";
import type { Foundation } from "../composition.ts";
import { endpoint, type Endpoint } from "../endpoint.ts";
import { receiveMessage } from "../forms/contact-form.ts";
import { describedBody } from "../forms/described-body.ts";
import { isFilledByProgram, refuseFields } from "../forms/guards.ts";
import { refuse } from "../refuse.ts";

const messageBody = z.object({
  topic: z.enum(contactTopics),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  /** Required when the topic is a call. */
  preferredTime: z.optional(z.string()),
  phone: z.optional(z.string()),
});

export const contactApi = (foundation: Foundation): Endpoint[] => [
  endpoint(
    {
      method: "get",
      path: "/api/foundation",
      who: "anyone",
      summary: "Who the foundation is and how to reach it",
      answers: { 200: { description: "The foundation's public identity", schema: foundationAnswer } },
    },
    async ({ c }) => c.json(await foundation.showFoundation(c.get("language"))),
  ),
  foundation.formLimits.call(
    endpoint(
      {
        method: "post",
        path: "/api/contact-messages",
        who: "anyone",
        summary: "Write to the foundation, or ask for a call",
        body: describedBody(messageBody),
        answers: {
          201: {
            description: "The message was stored and the sender is thanked by mail",
            schema: z.object({ status: z.literal("NEW") }),
          },
          422: { description: "A field is wrong; the sentence says which" },
        },
      },
      async ({ c, body }) => {
        if (isFilledByProgram(body)) return refuse(c, 422, "errors.looks_automated");
        const outcome = await receiveMessage(foundation)(body, c);
        return outcome.ok ? c.json({ status: "NEW" }, 201) : refuseFields(c, outcome.errors);
      },
    ),
  ),
];
