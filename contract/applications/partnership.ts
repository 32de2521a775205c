import { calls } from "../call.ts";
import { tooMany } from "../shared-answers.ts";
import * as z from "zod/mini";
import { partnerForm } from "#domain/applications/partner/application-form.ts";
import { formBody } from "../form-body.ts";

export const partnershipCalls = calls({
  "POST /api/applications/partner": {
    who: "anyone",
    summary: "Apply to become a partner",
    body: formBody(partnerForm),
    answers: {
      ...tooMany,
      201: z.object({ status: z.literal("NEW") }),
      422: "A field is wrong; the sentence says which",
    },
  },
});
