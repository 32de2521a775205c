import { campaignPageAnswer } from "#domain/content/kinds/campaign/public-page.ts";
import { campaignAnswer } from "#domain/content/kinds/campaign/public.ts";
import { eventAnswer, eventPageAnswer } from "#domain/content/kinds/event/public.ts";
import { legalTextAnswer } from "#domain/content/kinds/legal-text/public.ts";
import { programPageAnswer } from "#domain/content/kinds/program/public-page.ts";
import { programAnswer } from "#domain/content/kinds/program/public.ts";
import { projectPageAnswer } from "#domain/content/kinds/project/public-page.ts";
import { projectAnswer } from "#domain/content/kinds/project/public.ts";
import { heroFiguresAnswer, impactStatsAnswer } from "#domain/content/kinds/statistics/public.ts";
import { sdgAnswer } from "#domain/content/labelled.ts";
import { registrationForm } from "#domain/events/registration-form.ts";
import { calls } from "../call.ts";
import * as z from "zod/mini";
import { formBody } from "../form-body.ts";
import { tooMany } from "../shared-answers.ts";

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
  "GET /api/campaigns": {
    who: "anyone",
    shared: true,
    summary: "All campaigns, also those that have ended or were cancelled",
    answers: { 200: z.array(campaignAnswer) },
  },
  "GET /api/campaigns/:id": {
    who: "anyone",
    shared: true,
    summary: "One campaign: its story, updates, and what happens with the money in each outcome",
    answers: { 200: campaignPageAnswer, 404: "There is no such campaign" },
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
  "GET /api/programs/:id": {
    who: "anyone",
    shared: true,
    summary: "One program: what it does, its projects and what they have counted together",
    answers: { 200: programPageAnswer, 404: "There is no such program" },
  },
  "GET /api/projects/:id": {
    who: "anyone",
    shared: true,
    summary: "One project: its budget line by line, its figures, its updates and who carries it out",
    answers: { 200: projectPageAnswer, 404: "There is no such project" },
  },
  "GET /api/sdgs": {
    who: "anyone",
    shared: true,
    summary: "The United Nations' Sustainable Development Goals, with their short titles and colours",
    answers: { 200: z.array(sdgAnswer) },
  },
  "GET /api/legal-texts/:id": {
    who: "anyone",
    shared: true,
    summary: "A legal text (privacy, cookies or terms) with the foundation's own facts filled in",
    answers: { 200: legalTextAnswer, 404: "There is no such text" },
  },
  "GET /api/events": {
    who: "anyone",
    shared: true,
    summary: "What is to come, the next first; then what has been, the latest first",
    answers: { 200: z.array(eventAnswer) },
  },
  "GET /api/events/:id": {
    who: "anyone",
    shared: true,
    summary: "One event, with its places",
    answers: { 200: eventPageAnswer, 404: "There is no such event" },
  },
  "POST /api/events/:id/registrations": {
    who: "anyone",
    summary: "Register for an event; when it is full, for its waiting list",
    body: formBody(registrationForm),
    answers: {
      ...tooMany,
      201: z.object({ status: z.enum(["CONFIRMED", "WAITING"]) }),
      404: "There is no such event",
      409: "Begun already, or fewer places are left than asked for",
      422: "A field is wrong; the sentence says which",
    },
  },
});
