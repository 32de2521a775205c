import { calls } from "../call.ts";
import { tooMany } from "../shared-answers.ts";
import { foundationAnswer } from "#domain/content/kinds/foundation/public.ts";
import { formBody } from "../form-body.ts";
import * as z from "zod/mini";
import { messageForm } from "#domain/contact/message-form.ts";

export const contactCalls = calls({
  "GET /api/foundation": {
    who: "anyone",
    shared: true,
    summary: "Who the foundation is and how to reach it",
    answers: { 200: foundationAnswer },
  },
  "POST /api/contact-messages": {
    who: "anyone",
    summary: "Write to the foundation, or ask for a call",
    body: formBody(messageForm),
    answers: {
      ...tooMany,
      201: z.object({ status: z.literal("NEW") }),
      422: "A field is wrong; the sentence says which",
    },
  },
});
