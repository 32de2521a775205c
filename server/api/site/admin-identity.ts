import type { Foundation } from "../../composition.ts";
import { adminIdentityCalls } from "#contract/site/admin-identity.ts";
import { answer, endpoints, type Endpoint } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";
import { answerSave } from "../content/admin-content-answers.ts";
import { callerOf } from "../../auth/caller.ts";

/** Who the foundation is: its names, its address and the numbers it is registered under. */
export const adminIdentityApi = ({
  foundationIdentity,
}: Pick<Foundation, "foundationIdentity">): Endpoint[] =>
  endpoints(adminIdentityCalls, {
    "GET /api/admin/settings/identity": async ({ c }) => answer(c, 200, await foundationIdentity.show()),
    "PUT /api/admin/settings/identity": async ({ c, body }) => {
      const outcome = await foundationIdentity.change(body, callerOf(c).asStaff());
      if (!outcome.ok && outcome.reason === "draft_waits")
        return refuse(c, 409, "settings.identity.draftWaits");
      return answerSave(c, outcome);
    },
  });
