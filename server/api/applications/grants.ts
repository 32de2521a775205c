import type { Foundation } from "../../composition.ts";
import { grantsCalls } from "#contract/applications/grants.ts";
import { answer, endpoints, type Endpoint } from "../../endpoint.ts";
import { refuseGrant } from "../../requests/refuse-grant.ts";
import { isFilledByBot } from "../../requests/automated.ts";
import { refuseFields } from "../../requests/wrong-fields.ts";
import { refuse } from "../../refuse.ts";
export const grantsApi = (foundation: Foundation): Endpoint[] =>
  endpoints(grantsCalls, {
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
      const outcome = await foundation.applyForGrant({
        callId: textOf(callId),
        input: body,
        draftToken: textOf(draftToken) || null,
        language: c.get("language"),
      });
      if (outcome.ok) return answer(c, 201, { status: "NEW" });
      return outcome.reason === "invalid" ? refuseFields(c, outcome.errors) : refuseGrant(c, outcome.reason);
    }),
  });

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
