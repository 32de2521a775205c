import * as z from "zod/mini";
import { applicationForm } from "#domain/volunteering/application-form.ts";
import type { Foundation } from "../composition.ts";
import { endpoint, type Endpoint } from "../endpoint.ts";
import { describedBody } from "../forms/described-body.ts";
import { isFilledByProgram, refuseFields } from "../forms/guards.ts";
import { receiveApplication } from "../forms/volunteer-form.ts";
import { refuse } from "../refuse.ts";

const statusFor = { role_unknown: 422, already_applied: 409 } as const;
const wordsFor = {
  role_unknown: "volunteer.error.role_unknown",
  already_applied: "volunteer.error.already_applied",
} as const;

export const volunteeringApi = (foundation: Foundation): Endpoint[] => [
  foundation.formLimits.call(
    endpoint(
      {
        method: "post",
        path: "/api/applications/volunteer",
        who: "anyone",
        summary: "Apply to volunteer",
        body: describedBody(applicationForm),
        answers: {
          201: {
            description: "The application was stored and a confirmation is on its way",
            schema: z.object({ id: z.string(), status: z.literal("NEW") }),
          },
          409: { description: "The same person applied for this role less than a day ago" },
          422: { description: "A field is wrong; the sentence says which" },
        },
      },
      async ({ c, body }) => {
        if (isFilledByProgram(body)) return refuse(c, 422, "errors.looks_automated");
        const outcome = await receiveApplication(foundation)(body, c.get("language"));
        if (outcome.ok) return c.json({ id: outcome.applicationId, status: "NEW" }, 201);
        if (outcome.reason === "invalid") return refuseFields(c, outcome.errors);
        return refuse(c, statusFor[outcome.reason], wordsFor[outcome.reason]);
      },
    ),
  ),
];
