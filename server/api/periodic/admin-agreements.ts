import { callerOf } from "../../auth/caller.ts";
import { today } from "../../timing/clock.ts";
import type { Foundation } from "../../composition.ts";
import { adminAgreementsCalls } from "#contract/periodic/admin-agreements.ts";
import { answer, endpoints, type Endpoint } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";
import { file, languageOf } from "../giving/my-papers.ts";

const statusFor = {
  not_active: 409,
  ground_not_agreed: 422,
  day_ahead: 422,
  day_before_start: 422,
} as const;

/** What staff do with agreements that donors have drawn up. */
export const adminAgreementsApi = ({
  periodicAgreements: agreements,
}: Pick<Foundation, "periodicAgreements">): Endpoint[] =>
  endpoints(adminAgreementsCalls, {
    "GET /api/admin/periodic-agreements/:id": async ({ c, params }) => {
      const story = await agreements.admin.show(params.id, callerOf(c).asActor(), c.get("requestId"));
      return story ? answer(c, 200, story) : refuse(c, 404, "errors.not_found");
    },
    "GET /api/admin/periodic-agreements/:id/agreement.pdf": async ({ c, params }) => {
      const look = { by: callerOf(c).asActor(), requestId: c.get("requestId") };
      const deed = await agreements.maskedDeed(params.id, languageOf(c), look);
      return deed ? file(c, "application/pdf", deed.name, deed.bytes) : refuse(c, 404, "errors.not_found");
    },
    "POST /api/admin/periodic-agreements/:id/activation": async ({
      c,
      params,
      body: { signedOn = today() },
    }) => {
      const id = params.id;
      const outcome = await agreements.activate(id, signedOn, callerOf(c).asActor(), c.get("requestId"));
      if (outcome === null) return refuse(c, 422, "agreements.error.day_ahead");
      if (outcome.ok) return answer(c, 200, { state: "ACTIVE", activeFrom: outcome.activeFrom });
      return outcome.reason === "agreement_unknown"
        ? refuse(c, 404, "errors.not_found")
        : refuse(c, 409, "agreements.error.withdrawn");
    },
    "POST /api/admin/periodic-agreements/:id/end": async ({ c, params, body }) => {
      const id = params.id;
      const outcome = await agreements.admin.end(id, body, callerOf(c).asActor(), c.get("requestId"));
      if (outcome.ok) return answer(c, 200, { state: "ENDED", endedOn: body.endedOn });
      const { reason } = outcome;
      if (reason === "agreement_unknown") return refuse(c, 404, "errors.not_found");
      return refuse(c, statusFor[reason], `agreements.error.${reason}`);
    },
  });
