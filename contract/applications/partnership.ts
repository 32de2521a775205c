import { calls } from "../call.ts";
import { tooMany } from "../shared-answers.ts";
import * as z from "zod/mini";
import { partnerAnswer } from "#domain/content/kinds/partner/public.ts";
import { describedBody } from "../described-body.ts";

const partnerBody = z.object({
  organisation: z.string(),
  contactName: z.string(),
  email: z.string(),
  siteUrl: z.optional(z.string()),
  country: z.string(),
  plan: z.string(),
});

export const partnershipCalls = calls({
  "GET /api/partners": {
    who: "anyone",
    summary: "The organizations the foundation works with",
    answers: { 200: z.array(partnerAnswer) },
  },
  "POST /api/applications/partner": {
    who: "anyone",
    summary: "Apply to become a partner",
    body: describedBody(partnerBody),
    answers: {
      ...tooMany,
      201: z.object({ status: z.literal("NEW") }),
      422: "A field is wrong; the sentence says which",
    },
  },
});
