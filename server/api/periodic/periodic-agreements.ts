import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import { periodicAgreementsCalls } from "#contract/periodic/periodic-agreements.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { onlyErrors, refuseFields } from "../../requests/wrong-fields.ts";
import { papersPerAccount } from "../../requests/form-limits.ts";
import { refuseWhenBusy } from "../../papers/refuse-when-busy.ts";
import { refuse } from "../../refuse.ts";
import { today } from "../../timing/clock.ts";
import { file, languageOf } from "../giving/my-papers.ts";

export const periodicAgreementsApi = ({
  periodicAgreements,
  formLimits,
  periodicAgreements: agreements,
}: Foundation) =>
  endpoints(periodicAgreementsCalls, {
    "GET /api/my/periodic-agreements": async ({ c }) =>
      answer(c, 200, await periodicAgreements.list(callerOf(c).user.id)),
    "POST /api/my/periodic-agreements": async ({ c, body }) => {
      const { id } = callerOf(c).user;
      const outcome = await periodicAgreements.drawUp(body, id, c.get("language"));
      if (outcome.ok) return answer(c, 201, outcome.agreement);
      if (outcome.reason === "already_waiting") return refuse(c, 409, "periodic.error.already_waiting");
      return refuseFields(c, onlyErrors(outcome.errors));
    },
    "GET /api/my/periodic-agreements/:id/agreement.pdf": formLimits.perAccount(
      papersPerAccount,
      refuseWhenBusy(async ({ c, params }) => {
        const deed = await periodicAgreements.deed(callerOf(c).user.id, params.id, languageOf(c));
        return deed ? file(c, "application/pdf", deed.name, deed.bytes) : refuse(c, 404, "errors.not_found");
      }),
    ),
    "POST /api/my/periodic-agreements/:id/withdrawal": async ({ c, params }) => {
      const outcome = await periodicAgreements.withdraw(callerOf(c).user.id, params.id);
      return outcome === "withdrawn"
        ? answer(c, 200, { state: "WITHDRAWN" })
        : refuse(c, 404, "errors.not_found");
    },
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

const statusFor = {
  not_active: 409,
  ground_not_agreed: 422,
  day_ahead: 422,
  day_before_start: 422,
} as const;
