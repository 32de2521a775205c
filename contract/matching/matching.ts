import * as z from "zod/mini";
import { matchOffer, ownMatch, pledgeAnswer } from "#domain/matching/answers.ts";
import { pledgeForm } from "#domain/matching/pledge-form.ts";
import { calls } from "../call.ts";
import { formBody } from "../form-body.ts";
import { done } from "../shared-answers.ts";

const written = {
  200: done,
  409: "Changed meanwhile, already claimed, or another sponsor of the campaign has this place",
  422: "A field is missing or wrong, or the pool is smaller than what is matched",
} as const;

export const matchingCalls = calls({
  "GET /api/campaigns/:id/matching": {
    who: "anyone",
    shared: true,
    summary: "Sponsors that match the donations of a campaign, with their terms and what is matched",
    answers: { 200: z.array(matchOffer) },
  },
  "GET /api/my/gifts/:id/matches": {
    who: "signed_in",
    summary: "What sponsors added to one of my donations",
    answers: { 200: z.array(ownMatch), 404: "Not mine, or not paid" },
  },
  "GET /api/admin/matching/:id": {
    who: "staff",
    summary: "A sponsor's pledge with its terms and what is matched",
    answers: { 200: pledgeAnswer, 404: "No such pledge" },
  },
  "POST /api/admin/matching": {
    who: "admin",
    summary: "Add a sponsor's pledge; the same id again adds nothing",
    body: formBody(pledgeForm, { id: z.uuid() }),
    answers: written,
  },
  "PUT /api/admin/matching/:id": {
    who: "admin",
    summary: "Change the terms for donations from now on; what is decided stays",
    body: formBody(pledgeForm, { version: z.int() }),
    answers: { ...written, 404: "No such pledge" },
  },
  "POST /api/admin/matching/:id/claim": {
    who: "admin",
    summary: "Close the pledge and book the claim on the sponsor as income to receive, with its letter; once",
    body: z.object({ documentBase64: z.string() }),
    answers: {
      200: done,
      404: "No such pledge",
      409: "Direct debits can still fail, or nothing is matched",
      413: "The document is larger than 5 MB",
      422: "Not a PDF, JPEG or PNG",
    },
  },
});
