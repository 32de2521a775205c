import * as z from "zod/mini";
import { grantCallAnswer, grantCallPageAnswer } from "#domain/content/public/grant-call.ts";
import type { Foundation } from "../composition.ts";
import { endpoint, type Endpoint } from "../endpoint.ts";
import { describedBody } from "../forms/described-body.ts";
import { refuseGrant } from "../forms/grant-form.ts";
import { isFilledByProgram, refuseFields } from "../forms/guards.ts";
import { refuse } from "../refuse.ts";

const applicationBody = z.object({
  callId: z.string(),
  organisation: z.string(),
  contactName: z.string(),
  email: z.string(),
  /** Euros as people write them: "1.250,50", "1250" or "١٢٥٠". */
  amount: z.string(),
  /** By the id of the question. */
  answers: z.record(z.string(), z.string()),
  dataProcessing: z.literal(true),
  /** The draft it was written in, which ends with it. */
  draftToken: z.optional(z.string()),
});
export const grantsApi = (foundation: Foundation): Endpoint[] => [
  endpoint(
    {
      method: "get",
      path: "/api/grant-calls",
      who: "anyone",
      summary: "Calls for grant applications: open ones first, then those to come, then the closed ones",
      answers: { 200: { description: "The calls", schema: z.array(grantCallAnswer) } },
    },
    async ({ c }) => c.json(await foundation.grantCalls.list(c.get("language"))),
  ),
  endpoint(
    {
      method: "get",
      path: "/api/grant-calls/:id",
      who: "anyone",
      summary: "One call, with what it asks",
      answers: {
        200: { description: "The call", schema: grantCallPageAnswer },
        404: { description: "There is no such call" },
      },
    },
    async ({ c }) => {
      const call = await foundation.grantCalls.find(c.req.param("id") ?? "", c.get("language"));
      return call ? c.json(call) : refuse(c, 404, "errors.not_found");
    },
  ),
  endpoint(
    {
      method: "get",
      path: "/api/grant-decisions",
      who: "anyone",
      summary: "How long a decision takes, once there have been enough to say",
      answers: {
        200: {
          description: "The median in days, or null",
          schema: z.object({ medianDays: z.nullable(z.int()) }),
        },
      },
    },
    async ({ c }) => c.json({ medianDays: await foundation.medianDaysToDecision() }),
  ),
  foundation.formLimits.call(
    endpoint(
      {
        method: "post",
        path: "/api/applications/grant",
        who: "anyone",
        summary: "Apply for a grant",
        body: describedBody(applicationBody),
        answers: {
          201: {
            description: "Stored, now or a moment ago, and a confirmation is on its way",
            schema: z.object({ status: z.literal("NEW") }),
          },
          404: { description: "There is no such call" },
          409: { description: "The call is not open, or no longer" },
          422: { description: "A field is wrong; the sentence says which" },
        },
      },
      async ({ c, body }) => {
        if (isFilledByProgram(body)) return refuse(c, 422, "errors.looks_automated");
        const { callId, draftToken } = Object(body) as Record<string, unknown>;
        const outcome = await foundation.applyForGrant({
          callId: textOf(callId),
          input: body,
          draftToken: textOf(draftToken) || null,
          language: c.get("language"),
        });
        if (outcome.ok) return c.json({ status: "NEW" }, 201);
        return outcome.reason === "invalid"
          ? refuseFields(c, outcome.errors)
          : refuseGrant(c, outcome.reason);
      },
    ),
  ),
];

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
