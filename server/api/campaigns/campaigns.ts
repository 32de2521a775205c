import { campaignsCalls } from "#contract/campaigns/campaigns.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";

export const campaignsApi = ({ campaigns }: Pick<Foundation, "campaigns">) =>
  endpoints(campaignsCalls, {
    "GET /api/campaign-offers/:token": async ({ c, params }) => {
      c.header("cache-control", "private, no-store");
      const offer = await campaigns.showOffer(params.token, c.get("language"));
      return offer ? answer(c, 200, offer) : refuse(c, 404, "errors.not_found");
    },
    "GET /api/admin/campaign-outcomes": async ({ c }) =>
      answer(c, 200, await campaigns.outcomes(c.get("language"))),
    "POST /api/admin/campaign-outcomes/:id": async ({ c, params }) => {
      const outcome = await campaigns.carryOut(params.id, callerOf(c).asStaff());
      if (outcome.ok) return answer(c, 201, { carriedOut: true });
      if (outcome.reason === "campaign_unknown") return refuse(c, 404, "errors.not_found");
      return refuse(c, 409, `campaign-outcomes.error.${outcome.reason}`);
    },
  });
