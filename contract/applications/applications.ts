import { commonGrantForm } from "#domain/applications/grant/application-form.ts";
import { draftAnswer, savedAnswer } from "#domain/applications/grant/draft-answer.ts";
import { ownApplicationAnswer } from "#domain/applications/own/own-application.ts";
import { partnerForm } from "#domain/applications/partner/application-form.ts";
import { decisionTimesAnswer } from "#domain/applications/review/decision-times.ts";
import { grantCallAnswer, grantCallPageAnswer } from "#domain/content/kinds/grant-call/public.ts";
import { calls } from "../call.ts";
import { tooMany } from "../shared-answers.ts";
import { formBody } from "../form-body.ts";
import { volunteerForm } from "#domain/applications/volunteer/application-form.ts";
import * as z from "zod/mini";

/** Answers by question id. Sending deletes the draft. */
const applicationBody = formBody(commonGrantForm, {
  callId: z.string(),
  answers: z.record(z.string(), z.string()),
  draftToken: z.optional(z.string()),
});

const draftBody = z.object({ callId: z.string(), fields: z.record(z.string(), z.string()) });
/** The address is beside the fields, where the mailbox limit reads it. */
const linkBody = z.extend(draftBody, { email: z.string() });
const draftRefusals = {
  404: "There is no such call or draft, or the draft has expired",
  409: "The call takes no applications, or the draft was sent already",
};

export const applicationsCalls = calls({
  "POST /api/applications/volunteer": {
    who: "anyone",
    summary: "Apply to volunteer",
    body: formBody(volunteerForm),
    answers: {
      ...tooMany,
      201: z.object({ id: z.string(), status: z.literal("NEW") }),
      422: "A field is wrong; the sentence says which",
    },
  },
  "POST /api/applications/partner": {
    who: "anyone",
    summary: "Apply to become a partner",
    body: formBody(partnerForm),
    answers: {
      ...tooMany,
      201: z.object({ status: z.literal("NEW") }),
      422: "A field is wrong; the sentence says which",
    },
  },
  "GET /api/grant-calls": {
    who: "anyone",
    shared: true,
    summary: "Calls for grant applications: open ones first, then those to come, then the closed ones",
    answers: { 200: z.array(grantCallAnswer) },
  },
  "GET /api/grant-calls/:id": {
    who: "anyone",
    shared: true,
    summary: "One call, with what it asks",
    answers: { 200: grantCallPageAnswer, 404: "There is no such call" },
  },
  "GET /api/grant-decisions": {
    who: "anyone",
    shared: true,
    summary: "How long a decision takes, once there have been enough to say",
    answers: { 200: z.object({ medianDays: z.nullable(z.int()) }) },
  },
  "POST /api/applications/grant": {
    who: "anyone",
    summary: "Apply for a grant",
    body: applicationBody,
    answers: {
      ...tooMany,
      201: z.object({ status: z.literal("NEW") }),
      404: "There is no such call",
      409: "The call is not open, or no longer",
      422: "A field is wrong; the sentence says which",
    },
  },
  "GET /api/grant-drafts/:token": {
    who: "anyone",
    summary: "A draft, for the holder of its link",
    answers: { 200: draftAnswer, 409: "The call is not open, or no longer", 404: draftRefusals[404] },
  },
  "POST /api/grant-drafts": {
    who: "anyone",
    summary: "Begin a draft",
    body: draftBody,
    answers: { ...tooMany, 201: savedAnswer, ...draftRefusals },
  },
  "PUT /api/grant-drafts/:token": {
    who: "anyone",
    summary: "Save a draft",
    body: draftBody,
    answers: { ...tooMany, 200: savedAnswer, ...draftRefusals },
  },
  "POST /api/grant-drafts/:token/link": {
    who: "anyone",
    summary: "Save a draft and mail its link",
    body: linkBody,
    answers: { ...tooMany, 200: savedAnswer, ...draftRefusals, 422: "The address cannot be one" },
  },
  "GET /api/own-applications/:token": {
    who: "anyone",
    summary: "An application, for the holder of its link",
    answers: { 200: ownApplicationAnswer, 404: "The link leads to no application" },
  },
  "POST /api/own-applications/:token/withdrawal": {
    who: "anyone",
    summary: "Withdraw an application: it is erased",
    answers: {
      200: z.object({ state: z.literal("WITHDRAWN") }),
      404: "The link leads to no application",
      409: "It has been approved, and stays",
    },
  },
  "GET /api/decision-times": {
    who: "anyone",
    shared: true,
    summary: "How long applicants waited for a decision, in days, half of them less and half of them more",
    answers: { 200: decisionTimesAnswer },
  },
});
