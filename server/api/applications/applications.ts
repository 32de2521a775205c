import type { SaveOutcome } from "#domain/applications/grant/keep-draft.ts";
import type { Foundation } from "../../composition.ts";
import { applicationsCalls } from "#contract/applications/applications.ts";
import type { RequestContext } from "../../context.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { isFilledByBot } from "../../requests/automated.ts";
import { refuseGrant } from "../../requests/refuse-grant.ts";
import { refuseFields } from "../../requests/wrong-fields.ts";
import {
  receiveApplication,
  receiveGrantApplication,
  receivePartnerApplication,
} from "../../requests/receive-forms.ts";
import { refuse } from "../../refuse.ts";

export const applicationsApi = (foundation: Foundation) =>
  endpoints(applicationsCalls, {
    "POST /api/applications/volunteer": foundation.formLimits.call(async ({ c, body }) => {
      if (isFilledByBot(body)) return refuse(c, 422, "errors.looks_automated");
      const outcome = await receiveApplication(foundation)(body, c);
      if (outcome.ok) return answer(c, 201, { id: outcome.applicationId, status: "NEW" });
      if (outcome.reason === "invalid") return refuseFields(c, outcome.errors);
      return refuse(c, 422, "volunteer.error.role_unknown");
    }),
    "POST /api/applications/partner": foundation.formLimits.call(async ({ c, body }) => {
      if (isFilledByBot(body)) return refuse(c, 422, "errors.looks_automated");
      const outcome = await receivePartnerApplication(foundation)(body, c);
      return outcome.ok ? answer(c, 201, { status: "NEW" }) : refuseFields(c, outcome.errors);
    }),
    "GET /api/grant-calls": async ({ c }) =>
      answer(c, 200, await foundation.grantCalls.list(c.get("language"))),
    "GET /api/grant-calls/:id": async ({ c, params }) => {
      const call = await foundation.grantCalls.find(params.id, c.get("language"));
      return call ? answer(c, 200, call) : refuse(c, 404, "errors.not_found");
    },
    "GET /api/grant-decisions": async ({ c }) =>
      answer(c, 200, { medianDays: await foundation.medianDaysToDecision() }),
    "POST /api/applications/grant": foundation.formLimits.call(async ({ c, body }) => {
      if (isFilledByBot(body)) return refuse(c, 422, "errors.looks_automated");
      const { callId, draftToken } = Object(body) as Record<string, unknown>;
      const outcome = await receiveGrantApplication(foundation)(
        { callId: textOf(callId), draftToken: textOf(draftToken) || null },
        body,
        c,
      );
      if (outcome.ok) return answer(c, 201, { status: "NEW" });
      return outcome.reason === "invalid" ? refuseFields(c, outcome.errors) : refuseGrant(c, outcome.reason);
    }),
    "GET /api/grant-drafts/:token": async ({ c, params }) => {
      keepNothing(c);
      const draft = await foundation.grantDrafts.find(params.token);
      if (!draft) return refuseGrant(c, "draft_unknown");
      return answer(c, 200, "sentAt" in draft ? { state: "SENT", ...draft } : { state: "OPEN", ...draft });
    },
    "POST /api/grant-drafts": foundation.formLimits.call(async ({ c, body }) =>
      saved(c, await foundation.grantDrafts.save({ ...body, token: null }), 201),
    ),
    "PUT /api/grant-drafts/:token": foundation.formLimits.save(async ({ c, params, body }) =>
      saved(c, await foundation.grantDrafts.save({ ...body, token: params.token }), 200),
    ),
    "POST /api/grant-drafts/:token/link": foundation.formLimits.call(async ({ c, params, body }) => {
      const { callId, fields, email } = body;
      const typed = { callId, token: params.token, fields: { ...fields, email } };
      const outcome = await foundation.grantDrafts.saveAndMail(typed, c.get("language"));
      if (!outcome.ok && outcome.reason === "email_invalid")
        return refuse(c, 422, "grants.error.email_invalid");
      return saved(c, outcome, 200);
    }),
    "GET /api/own-applications/:token": async ({ c, params }) => {
      c.header("cache-control", "private, no-store");
      const found = await foundation.showOwnApplication(params.token, c.get("language"));
      return found ? answer(c, 200, found) : refuse(c, 404, "errors.not_found");
    },
    "POST /api/own-applications/:token/withdrawal": async ({ c, params }) => {
      const outcome = await foundation.withdrawApplication(params.token);
      if (outcome.ok) return answer(c, 200, { state: "WITHDRAWN" });
      return outcome.reason === "already_approved"
        ? refuse(c, 409, "own-application.error.already_approved")
        : refuse(c, 404, "errors.not_found");
    },
    "GET /api/decision-times": async ({ c }) => {
      const { medianDecisionDays } = foundation.backOffice;
      const [volunteer, grant, partner] = await Promise.all([
        medianDecisionDays("volunteer"),
        medianDecisionDays("grant"),
        medianDecisionDays("partner"),
      ]);
      return answer(c, 200, { volunteer, grant, partner });
    },
  });

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function saved<Status extends 200 | 201>(c: RequestContext, outcome: SaveOutcome, status: Status) {
  keepNothing(c);
  if (!outcome.ok) return refuseGrant(c, outcome.reason);
  const { token, savedAt, expiresAt } = outcome;
  return answer(c, status, { token, savedAt, expiresAt });
}

/** Answers for the holder of a link are never cached. */
const keepNothing = (c: RequestContext): void => c.header("cache-control", "private, no-store");
