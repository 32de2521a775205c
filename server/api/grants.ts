import * as z from "zod/mini";
import { grantCallAnswer, grantCallPageAnswer } from "#domain/content/public/grant-call.ts";
import { draftAnswer, savedAnswer } from "#domain/grants/draft-answer.ts";
import type { SaveOutcome } from "#domain/grants/keep-draft.ts";
import type { Foundation } from "../composition.ts";
import type { RequestContext } from "../context.ts";
import { endpoint, type Endpoint } from "../endpoint.ts";
import { describedBody } from "../forms/described-body.ts";
import { grantRefusals, type GrantRefusal } from "../forms/grant-form.ts";
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
const draftBody = z.object({ callId: z.string(), fields: z.record(z.string(), z.string()) });

const draftRefusals = {
  404: { description: "There is no such call or draft, or the draft has expired" },
  409: { description: "The call takes no applications, or the draft was sent already" },
};

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
  ...draftsApi(foundation),
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
        return outcome.reason === "invalid" ? refuseFields(c, outcome.errors) : refused(c, outcome.reason);
      },
    ),
  ),
];

/** What is typed so far, kept for its writer alone. */
const draftsApi = ({ grantDrafts, formLimits }: Foundation): Endpoint[] => [
  endpoint(
    {
      method: "get",
      path: "/api/grant-drafts/:token",
      who: "anyone",
      summary: "A draft, for whoever holds its link",
      answers: {
        200: { description: "The draft, or when it was sent", schema: draftAnswer },
        404: draftRefusals[404],
      },
    },
    async ({ c }) => {
      keepNothing(c);
      const draft = await grantDrafts.find(tokenOf(c));
      if (!draft) return refused(c, "draft_unknown");
      return c.json("sentAt" in draft ? { state: "SENT", ...draft } : { state: "OPEN", ...draft });
    },
  ),
  formLimits.call(
    endpoint(
      {
        method: "post",
        path: "/api/grant-drafts",
        who: "anyone",
        summary: "Begin a draft",
        body: draftBody,
        answers: { 201: { description: "Saved", schema: savedAnswer }, ...draftRefusals },
      },
      async ({ c, body }) => saved(c, await grantDrafts.save({ ...body, token: null }), 201),
    ),
  ),
  formLimits.save(
    endpoint(
      {
        method: "put",
        path: "/api/grant-drafts/:token",
        who: "anyone",
        summary: "Save a draft",
        body: draftBody,
        answers: { 200: { description: "Saved", schema: savedAnswer }, ...draftRefusals },
      },
      async ({ c, body }) => saved(c, await grantDrafts.save({ ...body, token: tokenOf(c) }), 200),
    ),
  ),
  formLimits.call(
    endpoint(
      {
        method: "post",
        path: "/api/grant-drafts/:token/link",
        who: "anyone",
        summary: "Save a draft and mail its link to the address in it",
        body: draftBody,
        answers: {
          200: { description: "Saved, and the letter is on its way", schema: savedAnswer },
          ...draftRefusals,
          422: { description: "The address in the draft cannot be one" },
        },
      },
      async ({ c, body }) => {
        const outcome = await grantDrafts.saveAndMail({ ...body, token: tokenOf(c) }, c.get("language"));
        if (!outcome.ok && outcome.reason === "email_invalid")
          return refuse(c, 422, "grants.error.email_invalid");
        return saved(c, outcome, 200);
      },
    ),
  ),
];

function saved(c: RequestContext, outcome: SaveOutcome, status: 200 | 201): Response {
  keepNothing(c);
  if (!outcome.ok) return refused(c, outcome.reason);
  const { token, savedAt, expiresAt } = outcome;
  return c.json({ token, savedAt, expiresAt }, status);
}

const refused = (c: RequestContext, reason: GrantRefusal): Response => {
  const { status, problem } = grantRefusals[reason];
  return refuse(c, status, problem);
};

/** What only the holder of a link may see is kept by nobody on the way. */
const keepNothing = (c: RequestContext): void => c.header("cache-control", "private, no-store");

const tokenOf = (c: RequestContext): string => c.req.param("token") ?? "";
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
