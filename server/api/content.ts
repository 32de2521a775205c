import * as z from "zod/mini";
import {
  campaignAnswer,
  heroFiguresAnswer,
  impactStatsAnswer,
  programAnswer,
  projectAnswer,
  roleAnswer,
} from "#domain/content/public.ts";
import type { Foundation } from "../composition.ts";
import { endpoint } from "../endpoint.ts";
import { refuse } from "../refuse.ts";

export const contentApi = ({ published }: Foundation) => [
  endpoint(
    {
      method: "get",
      path: "/api/impact-stats",
      who: "anyone",
      summary: "What the foundation has reached so far",
      answers: {
        200: { description: "The figures; totalRaised in cents, from the ledger", schema: impactStatsAnswer },
        404: { description: "The foundation has entered no figures yet" },
      },
    },
    async ({ c }) => {
      const stats = await published.impactStats();
      return stats ? c.json(stats) : refuse(c, 404, "errors.not_found");
    },
  ),
  endpoint(
    {
      method: "get",
      path: "/api/hero-figures",
      who: "anyone",
      summary: "The three counted figures at the top of the home page",
      answers: {
        200: { description: "The figures", schema: heroFiguresAnswer },
        404: { description: "The foundation has entered no figures yet" },
      },
    },
    async ({ c }) => {
      const figures = await published.heroFigures();
      return figures ? c.json(figures) : refuse(c, 404, "errors.not_found");
    },
  ),
  endpoint(
    {
      method: "get",
      path: "/api/campaigns/urgent",
      who: "anyone",
      summary: "Running appeals, with what was raised so far",
      answers: { 200: { description: "The campaigns", schema: z.array(campaignAnswer) } },
    },
    async ({ c }) => c.json(await published.urgentCampaigns(c.get("language"))),
  ),
  endpoint(
    {
      method: "get",
      path: "/api/programs",
      who: "anyone",
      summary: "The foundation's programs",
      answers: { 200: { description: "The programs", schema: z.array(programAnswer) } },
    },
    async ({ c }) => c.json(await published.programs(c.get("language"))),
  ),
  endpoint(
    {
      method: "get",
      path: "/api/projects",
      who: "anyone",
      summary: "All projects, with budget and what was spent",
      answers: { 200: { description: "The projects", schema: z.array(projectAnswer) } },
    },
    async ({ c }) => c.json(await published.projects(c.get("language"))),
  ),
  endpoint(
    {
      method: "get",
      path: "/api/projects/featured",
      who: "anyone",
      summary: "The projects shown on the home page",
      answers: { 200: { description: "The projects", schema: z.array(projectAnswer) } },
    },
    async ({ c }) => c.json(await published.featuredProjects(c.get("language"))),
  ),
  endpoint(
    {
      method: "get",
      path: "/api/volunteer-roles",
      who: "anyone",
      summary: "Roles that volunteers can apply for",
      answers: { 200: { description: "The roles", schema: z.array(roleAnswer) } },
    },
    async ({ c }) => c.json(await published.roles(c.get("language"))),
  ),
];
