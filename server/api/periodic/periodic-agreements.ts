import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import { periodicAgreementsCalls } from "#contract/periodic/periodic-agreements.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { onlyErrors, refuseFields } from "../../requests/wrong-fields.ts";
import { papersPerAccount } from "../../requests/form-limits.ts";
import { refuseWhenBusy } from "../../papers/refuse-when-busy.ts";
import { refuse } from "../../refuse.ts";
import { file, languageOf } from "../giving/my-papers.ts";

/** A donor's own agreements. */
export const periodicAgreementsApi = ({ periodicAgreements, formLimits }: Foundation) =>
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
  });
