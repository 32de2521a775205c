import * as z from "zod/mini";
import { draftAnswer, savedAnswer } from "#domain/grants/draft-answer.ts";
import type { SaveOutcome } from "#domain/grants/keep-draft.ts";
import type { Foundation } from "../composition.ts";
import type { RequestContext } from "../context.ts";
import { endpoint, type Endpoint } from "../endpoint.ts";
import { refuseGrant } from "../forms/grant-form.ts";
import { refuse } from "../refuse.ts";

const draftBody = z.object({ callId: z.string(), fields: z.record(z.string(), z.string()) });
/** The address stands beside the fields, where the limit per mailbox looks for it. */
const linkBody = z.extend(draftBody, { email: z.string() });

const draftRefusals = {
  404: { description: "There is no such call or draft, or the draft has expired" },
  409: { description: "The call takes no applications, or the draft was sent already" },
};

/** What is typed so far, kept for its writer alone. */
export const grantDraftsApi = ({ grantDrafts, formLimits }: Foundation): Endpoint[] => [
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
      if (!draft) return refuseGrant(c, "draft_unknown");
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
        summary: "Save a draft and mail its link",
        body: linkBody,
        answers: {
          200: { description: "Saved, and the letter is on its way", schema: savedAnswer },
          ...draftRefusals,
          422: { description: "The address cannot be one" },
        },
      },
      async ({ c, body }) => {
        const { callId, fields, email } = body;
        const typed = { callId, token: tokenOf(c), fields: { ...fields, email } };
        const outcome = await grantDrafts.saveAndMail(typed, c.get("language"));
        if (!outcome.ok && outcome.reason === "email_invalid")
          return refuse(c, 422, "grants.error.email_invalid");
        return saved(c, outcome, 200);
      },
    ),
  ),
];

function saved(c: RequestContext, outcome: SaveOutcome, status: 200 | 201): Response {
  keepNothing(c);
  if (!outcome.ok) return refuseGrant(c, outcome.reason);
  const { token, savedAt, expiresAt } = outcome;
  return c.json({ token, savedAt, expiresAt }, status);
}

/** What only the holder of a link may see is kept by nobody on the way. */
const keepNothing = (c: RequestContext): void => c.header("cache-control", "private, no-store");

const tokenOf = (c: RequestContext): string => c.req.param("token") ?? "";
