import * as z from "zod/mini";
import { campaignAnswer, campaignBody } from "#domain/email-campaigns/email-campaign.ts";
import { actBody, audienceAnswer, progressAnswer } from "#domain/email-campaigns/email-campaigns.ts";
import { languages } from "#domain/language.ts";
import { calls } from "../call.ts";
import { done } from "../shared-answers.ts";

const unknown = { 404: "No such email campaign" } as const;
const written = {
  200: done,
  ...unknown,
  409: "Someone else changed it meanwhile, or its state does not allow this",
  422: "A text, the date or the audience does not allow this",
} as const;

export const emailCampaignsCalls = calls({
  "POST /api/admin/emails": {
    who: "staff",
    summary: "Start a draft of an email campaign; the same id again changes nothing",
    body: z.object({ id: z.uuid() }),
    answers: { 201: done },
  },
  "GET /api/admin/emails/:id": {
    who: "staff",
    summary: "An email campaign with its texts",
    answers: { 200: campaignAnswer, ...unknown },
  },
  "PUT /api/admin/emails/:id": {
    who: "staff",
    summary:
      "Change texts and audience; once sending has started, only languages without a text can be added",
    body: campaignBody,
    answers: written,
  },
  "POST /api/admin/emails/:id/steps": {
    who: "staff",
    summary: "Review, plan, pause, resume or stop an email campaign; stopping twice is safe",
    body: actBody,
    answers: written,
  },
  "POST /api/admin/emails/:id/test": {
    who: "staff",
    summary: "Send the email in every written language to your own address",
    answers: { 200: done, ...unknown, 422: "A text does not allow this" },
  },
  "GET /api/admin/emails/:id/audience": {
    who: "staff",
    summary: "How many people get the email, and how many do not for which reason",
    answers: { 200: audienceAnswer, ...unknown },
  },
  "GET /api/admin/emails/:id/progress": {
    who: "staff",
    summary: "How far sending is, and what receivers refused",
    answers: { 200: progressAnswer, ...unknown },
  },
  "PUT /api/admin/settings/email-review": {
    who: "admin",
    summary: "Whether a second person must review an email campaign before it is sent",
    body: z.object({ on: z.boolean() }),
    answers: { 200: done },
  },
  "GET /api/admin/emails/:id/preview/:language": {
    who: "staff",
    summary: "The email in one language, as you would get it",
    params: z.object({ id: z.string(), language: z.enum(languages) }),
    answers: { 200: z.object({ subject: z.string(), html: z.string(), text: z.string() }), ...unknown },
  },
});
