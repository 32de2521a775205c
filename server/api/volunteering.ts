import * as z from "zod/mini";
import { applicationForm } from "#domain/volunteering/application-form.ts";
import type { Foundation } from "../composition.ts";
import { endpoint, type Endpoint } from "../endpoint.ts";
import { describedBody } from "../forms/described-body.ts";
import { isFilledByProgram, refuseFields } from "../forms/guards.ts";
import { receiveApplication } from "../forms/volunteer-form.ts";
import { refuse } from "../refuse.ts";

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
            description:
              "Stored, and a confirmation is on its way. Whoever applied for the role less than a day ago gets the same answer, and a letter that says so",
            schema: z.object({ id: z.string(), status: z.literal("NEW") }),
          },
          422: { description: "A field is wrong; the sentence says which" },
        },
      },
      async ({ c, body }) => {
        if (isFilledByProgram(body)) return refuse(c, 422, "errors.looks_automated");
        const outcome = await receiveApplication(foundation)(body, c.get("language"));
        if (outcome.ok) return c.json({ id: outcome.applicationId, status: "NEW" }, 201);
        if (outcome.reason === "invalid") return refuseFields(c, outcome.errors);
        return refuse(c, 422, "volunteer.error.role_unknown");
      },
    ),
  ),
];
