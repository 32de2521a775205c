import { calls } from "../call.ts";
import { tooMany } from "../shared-answers.ts";
import { formBody } from "../form-body.ts";
import { volunteerForm } from "#domain/applications/volunteer/application-form.ts";
import * as z from "zod/mini";

export const volunteeringCalls = calls({
  "POST /api/applications/volunteer": {
    who: "anyone",
    summary: "Apply to volunteer",
    body: formBody(volunteerForm),
    answers: {
      ...tooMany,
      201: z.object({ id: z.string(), status: z.literal("NEW") }),
      422: "A field is wrong; the sentence says which",
    },
  },
});
