import type { SaveOutcome } from "#domain/applications/grant/keep-draft.ts";
import type { Foundation } from "../../composition.ts";
import type { RequestContext } from "../../context.ts";
import { grantDraftsCalls } from "#contract/applications/grant-drafts.ts";
import { answer, endpoints, type Endpoint } from "../../endpoint.ts";
import { refuseGrant } from "../../requests/refuse-grant.ts";
import { refuse } from "../../refuse.ts";

/** What is typed so far, kept for its writer alone. */
export const grantDraftsApi = ({ grantDrafts, formLimits }: Foundation): Endpoint[] =>
  endpoints(grantDraftsCalls, {
    "GET /api/grant-drafts/:token": async ({ c, params }) => {
      keepNothing(c);
      const draft = await grantDrafts.find(params.token);
      if (!draft) return refuseGrant(c, "draft_unknown");
      return answer(c, 200, "sentAt" in draft ? { state: "SENT", ...draft } : { state: "OPEN", ...draft });
    },
    "POST /api/grant-drafts": formLimits.call(async ({ c, body }) =>
      saved(c, await grantDrafts.save({ ...body, token: null }), 201),
    ),
    "PUT /api/grant-drafts/:token": formLimits.save(async ({ c, params, body }) =>
      saved(c, await grantDrafts.save({ ...body, token: params.token }), 200),
    ),
    "POST /api/grant-drafts/:token/link": formLimits.call(async ({ c, params, body }) => {
      const { callId, fields, email } = body;
      const typed = { callId, token: params.token, fields: { ...fields, email } };
      const outcome = await grantDrafts.saveAndMail(typed, c.get("language"));
      if (!outcome.ok && outcome.reason === "email_invalid")
        return refuse(c, 422, "grants.error.email_invalid");
      return saved(c, outcome, 200);
    }),
  });

function saved<Status extends 200 | 201>(c: RequestContext, outcome: SaveOutcome, status: Status) {
  keepNothing(c);
  if (!outcome.ok) return refuseGrant(c, outcome.reason);
  const { token, savedAt, expiresAt } = outcome;
  return answer(c, status, { token, savedAt, expiresAt });
}

/** What only the holder of a link may see is kept by nobody on the way. */
const keepNothing = (c: RequestContext): void => c.header("cache-control", "private, no-store");
