import { emailCampaignsCalls } from "#contract/email-campaigns/email-campaigns.ts";
import type { CampaignRefusal } from "#domain/email-campaigns/email-campaigns.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import type { RequestContext } from "../../context.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";

type Needs = Pick<Foundation, "emailCampaigns" | "siteSettings">;

export const emailCampaignsApi = ({ emailCampaigns, siteSettings }: Needs) =>
  endpoints(emailCampaignsCalls, {
    "POST /api/admin/emails": async ({ c, body }) => {
      await emailCampaigns.create(body.id, callerOf(c).asStaff());
      return answer(c, 201, { done: true });
    },
    "GET /api/admin/emails/:id": async ({ c, params }) => {
      const campaign = await emailCampaigns.find(params.id);
      return campaign ? answer(c, 200, campaign) : unknown(c);
    },
    "PUT /api/admin/emails/:id": async ({ c, params, body }) =>
      answerOf(c, await emailCampaigns.save(params.id, body, callerOf(c).asStaff())),
    "POST /api/admin/emails/:id/steps": async ({ c, params, body }) =>
      answerOf(c, await emailCampaigns.act(params.id, body, callerOf(c).asStaff())),
    "POST /api/admin/emails/:id/test": async ({ c, params }) => {
      const outcome = await emailCampaigns.sendTest(params.id, callerOf(c).user);
      if (outcome === "not_found") return unknown(c);
      return outcome === "done"
        ? answer(c, 200, { done: true })
        : refuse(c, 422, `email-campaigns.error.${outcome}`);
    },
    "GET /api/admin/emails/:id/audience": async ({ c, params }) => {
      const audience = await emailCampaigns.audience(params.id);
      return audience ? answer(c, 200, audience) : unknown(c);
    },
    "GET /api/admin/emails/:id/progress": async ({ c, params }) => {
      const progress = await emailCampaigns.progress(params.id);
      return progress ? answer(c, 200, progress) : unknown(c);
    },
    "PUT /api/admin/settings/email-review": async ({ c, body: { on } }) => {
      await siteSettings.setEmailsNeedReview(on, callerOf(c).asStaff());
      return answer(c, 200, { done: true });
    },
    "GET /api/admin/emails/:id/preview/:language": async ({ c, params }) => {
      const preview = await emailCampaigns.preview(params.id, params.language, callerOf(c).user);
      return preview ? answer(c, 200, preview) : unknown(c);
    },
  });

const unknown = (c: RequestContext) => refuse(c, 404, "email-campaigns.error.not_found");

const statusOf = {
  not_found: 404,
  changed_meanwhile: 409,
  not_possible: 409,
  review_missing: 409,
  own_review: 409,
  text_missing: 422,
  text_incomplete: 422,
  placeholder_unknown: 422,
  date_past: 422,
  date_far: 422,
  audience_empty: 422,
} as const satisfies Record<CampaignRefusal, number>;

const answerOf = (c: RequestContext, outcome: "done" | CampaignRefusal) =>
  outcome === "done"
    ? answer(c, 200, { done: true })
    : refuse(c, statusOf[outcome], `email-campaigns.error.${outcome}`);
