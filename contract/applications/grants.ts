import { calls } from "../call.ts";
import { tooMany } from "../shared-answers.ts";
import * as z from "zod/mini";
import { grantCallAnswer, grantCallPageAnswer } from "#domain/content/kinds/grant-call/public.ts";
import { commonGrantForm } from "#domain/applications/grant/application-form.ts";
import { formBody } from "../form-body.ts";

/** The answers are sent by the id of the question; the draft ends with the application. */
const applicationBody = formBody(commonGrantForm, {
  callId: z.string(),
  answers: z.record(z.string(), z.string()),
  draftToken: z.optional(z.string()),
});

export const grantsCalls = calls({
  "GET /api/grant-calls": {
    who: "anyone",
    shared: true,
    summary: "Calls for grant applications: open ones first, then those to come, then the closed ones",
    answers: { 200: z.array(grantCallAnswer) },
  },
  "GET /api/grant-calls/:id": {
    who: "anyone",
    shared: true,
    summary: "One call, with what it asks",
    answers: { 200: grantCallPageAnswer, 404: "There is no such call" },
  },
  "GET /api/grant-decisions": {
    who: "anyone",
    shared: true,
    summary: "How long a decision takes, once there have been enough to say",
    answers: { 200: z.object({ medianDays: z.nullable(z.int()) }) },
  },
  "POST /api/applications/grant": {
    who: "anyone",
    summary: "Apply for a grant",
    body: applicationBody,
    answers: {
      ...tooMany,
      201: z.object({ status: z.literal("NEW") }),
      404: "There is no such call",
      409: "The call is not open, or no longer",
      422: "A field is wrong; the sentence says which",
    },
  },
});
