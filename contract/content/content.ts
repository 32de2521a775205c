import { campaignAnswer } from "#domain/content/kinds/campaign/public.ts";
import { programAnswer } from "#domain/content/kinds/program/public.ts";
import { projectAnswer } from "#domain/content/kinds/project/public.ts";
import { heroFiguresAnswer, impactStatsAnswer } from "#domain/content/kinds/statistics/public.ts";
import { calls } from "../call.ts";
import * as z from "zod/mini";

export const contentCalls = calls({
  "GET /api/impact-stats": {
    who: "anyone",
    shared: true,
    summary: "What the foundation has reached so far",
    answers: { 200: impactStatsAnswer, 404: "The foundation has entered no figures yet" },
  },
  "GET /api/hero-figures": {
    who: "anyone",
    shared: true,
    summary: "The three counted figures at the top of the home page",
    answers: { 200: heroFiguresAnswer, 404: "The foundation has entered no figures yet" },
  },
  "GET /api/campaigns/urgent": {
    who: "anyone",
    shared: true,
    summary: "Running appeals, with what was raised so far",
    answers: { 200: z.array(campaignAnswer) },
  },
  "GET /api/programs": {
    who: "anyone",
    shared: true,
    summary: "The foundation's programs",
    answers: { 200: z.array(programAnswer) },
  },
  "GET /api/projects": {
    who: "anyone",
    shared: true,
    summary: "All projects, with budget and what was spent",
    answers: { 200: z.array(projectAnswer) },
  },
  "GET /api/projects/featured": {
    who: "anyone",
    shared: true,
    summary: "The projects shown on the home page",
    answers: { 200: z.array(projectAnswer) },
  },
});
