import { calls } from "../call.ts";
import { tooMany } from "../shared-answers.ts";
import { draftAnswer, savedAnswer } from "#domain/applications/grant/draft-answer.ts";
import * as z from "zod/mini";

const draftBody = z.object({ callId: z.string(), fields: z.record(z.string(), z.string()) });
/** The address stands beside the fields, where the limit per mailbox looks for it. */
const linkBody = z.extend(draftBody, { email: z.string() });
const draftRefusals = {
  404: "There is no such call or draft, or the draft has expired",
  409: "The call takes no applications, or the draft was sent already",
};

export const grantDraftsCalls = calls({
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
});
