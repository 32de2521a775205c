import * as z from "zod/mini";
import { partnerAnswer } from "#domain/partnership/list-partners.ts";
import type { Foundation } from "../composition.ts";
import { endpoint, type Endpoint } from "../endpoint.ts";
import { describedBody } from "../forms/described-body.ts";
import { isFilledByProgram, refuseFields } from "../forms/guards.ts";
import { receivePartnerApplication } from "../forms/partner-form.ts";
import { refuse } from "../refuse.ts";

const partnerBody = z.object({
  organisation: z.string(),
  contactName: z.string(),
  email: z.string(),
  siteUrl: z.optional(z.string()),
  country: z.string(),
  plan: z.string(),
});

export const partnershipApi = (foundation: Foundation): Endpoint[] => [
  endpoint(
    {
      method: "get",
      path: "/api/partners",
      who: "anyone",
      summary: "The organizations the foundation works with",
      answers: { 200: { description: "The partners", schema: z.array(partnerAnswer) } },
    },
    async ({ c }) => c.json(await foundation.listPartners(c.get("language"))),
  ),
  foundation.formLimits.call(
    endpoint(
      {
        method: "post",
        path: "/api/applications/partner",
        who: "anyone",
        summary: "Apply to become a partner",
        body: describedBody(partnerBody),
        answers: {
          201: {
            description: "The application was stored and a confirmation is on its way",
            schema: z.object({ status: z.literal("NEW") }),
          },
          422: { description: "A field is wrong; the sentence says which" },
        },
      },
      async ({ c, body }) => {
        if (isFilledByProgram(body)) return refuse(c, 422, "errors.looks_automated");
        const outcome = await receivePartnerApplication(foundation)(body, c.get("language"));
        return outcome.ok ? c.json({ status: "NEW" }, 201) : refuseFields(c, outcome.errors);
      },
    ),
  ),
];
