import type { MessageId } from "#app/messages/ids.ts";
import { allSdgs } from "#domain/content/labelled.ts";
import type { RegisterOutcome } from "#domain/events/register.ts";
import type { Foundation } from "../../composition.ts";
import { contentCalls } from "#contract/content/content.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";
import { isFilledByBot } from "../../requests/automated.ts";
import { receiveRegistration } from "../../requests/receive-forms.ts";
import { refuseFields } from "../../requests/wrong-fields.ts";

export const contentApi = (foundation: Foundation) =>
  endpoints(contentCalls, {
    "GET /api/impact-stats": async ({ c }) => {
      const stats = await foundation.published.impactStats();
      return stats ? answer(c, 200, stats) : refuse(c, 404, "errors.not_found");
    },
    "GET /api/hero-figures": async ({ c }) => {
      const figures = await foundation.published.heroFigures();
      return figures ? answer(c, 200, figures) : refuse(c, 404, "errors.not_found");
    },
    "GET /api/campaigns/urgent": async ({ c }) =>
      answer(c, 200, await foundation.published.urgentCampaigns(c.get("language"))),
    "GET /api/campaigns": async ({ c }) =>
      answer(c, 200, await foundation.published.campaigns(c.get("language"))),
    "GET /api/campaigns/:id": async ({ c, params }) => {
      const campaign = await foundation.showCampaign(params.id, c.get("language"));
      return campaign ? answer(c, 200, campaign) : refuse(c, 404, "errors.not_found");
    },
    "GET /api/programs": async ({ c }) =>
      answer(c, 200, await foundation.published.programs(c.get("language"))),
    "GET /api/projects": async ({ c }) =>
      answer(c, 200, await foundation.published.projects(c.get("language"))),
    "GET /api/projects/featured": async ({ c }) =>
      answer(c, 200, await foundation.published.featuredProjects(c.get("language"))),
    "GET /api/programs/:id": async ({ c, params }) => {
      const program = await foundation.showProgram(params.id, c.get("language"));
      return program ? answer(c, 200, program) : refuse(c, 404, "errors.not_found");
    },
    "GET /api/projects/:id": async ({ c, params }) => {
      const project = await foundation.showProject(params.id, c.get("language"));
      return project ? answer(c, 200, project) : refuse(c, 404, "errors.not_found");
    },
    "GET /api/sdgs": ({ c }) => answer(c, 200, allSdgs(c.get("language"))),
    "GET /api/legal-texts/:id": async ({ c, params }) => {
      const legalText = await foundation.showLegalText(params.id, c.get("language"));
      return legalText ? answer(c, 200, legalText) : refuse(c, 404, "errors.not_found");
    },
    "GET /api/events": async ({ c }) => answer(c, 200, await foundation.agenda.list(c.get("language"))),
    "GET /api/events/:id": async ({ c, params }) => {
      const event = await foundation.agenda.find(params.id, c.get("language"));
      return event ? answer(c, 200, event) : refuse(c, 404, "errors.not_found");
    },
    "POST /api/events/:id/registrations": foundation.formLimits.call(async ({ c, params, body }) => {
      if (isFilledByBot(body)) return refuse(c, 422, "errors.looks_automated");
      const outcome = await receiveRegistration(foundation, params.id)(body, c);
      if (outcome.ok) return answer(c, 201, { status: outcome.status });
      if (outcome.reason === "invalid") return refuseFields(c, outcome.errors);
      return refuse(c, ...refusalOf[outcome.reason]);
    }),
  });

type Refusal = Exclude<RegisterOutcome, { ok: true }>["reason"];

const refusalOf: Record<Refusal, [status: 404 | 409, id: MessageId]> = {
  no_such_event: [404, "errors.not_found"],
  already_started: [409, "events.error.already_started"],
  too_few_places: [409, "events.error.too_few_places"],
};
