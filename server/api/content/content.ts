import type { Foundation } from "../../composition.ts";
import { contentCalls } from "#contract/content/content.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";

export const contentApi = ({ published }: Foundation) =>
  endpoints(contentCalls, {
    "GET /api/impact-stats": async ({ c }) => {
      const stats = await published.impactStats();
      return stats ? answer(c, 200, stats) : refuse(c, 404, "errors.not_found");
    },
    "GET /api/hero-figures": async ({ c }) => {
      const figures = await published.heroFigures();
      return figures ? answer(c, 200, figures) : refuse(c, 404, "errors.not_found");
    },
    "GET /api/campaigns/urgent": async ({ c }) =>
      answer(c, 200, await published.urgentCampaigns(c.get("language"))),
    "GET /api/programs": async ({ c }) => answer(c, 200, await published.programs(c.get("language"))),
    "GET /api/projects": async ({ c }) => answer(c, 200, await published.projects(c.get("language"))),
    "GET /api/projects/featured": async ({ c }) =>
      answer(c, 200, await published.featuredProjects(c.get("language"))),
  });
