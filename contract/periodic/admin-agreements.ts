import { languages } from "#domain/language.ts";
import { calls } from "../call.ts";
import * as z from "zod/mini";
import { agreementStory } from "#domain/periodic/admin-answers.ts";
import { endGrounds } from "#domain/periodic/end-agreement.ts";

const unknown = { 404: "No such agreement" };

export const adminAgreementsCalls = calls({
  "GET /api/admin/periodic-agreements/:id": {
    who: "staff",
    summary: "One agreement; the look is written to the audit log",
    answers: { 200: agreementStory, ...unknown },
  },
  "GET /api/admin/periodic-agreements/:id/agreement.pdf": {
    who: "staff",
    summary: "The deed without the citizen service number, but for its last three digits",
    query: z.object({ language: z.optional(z.enum(languages)) }),
    answers: { 200: { file: ["application/pdf"] }, ...unknown },
  },
  "POST /api/admin/periodic-agreements/:id/activation": {
    who: "staff",
    summary: "Both have signed: gifts from that day on count under the agreement",
    body: z.object({ signedOn: z.optional(z.iso.date()) }),
    answers: {
      200: z.object({ state: z.literal("ACTIVE"), activeFrom: z.string() }),
      ...unknown,
      409: "It was withdrawn",
      422: "The day lies ahead",
    },
  },
  "POST /api/admin/periodic-agreements/:id/end": {
    who: "staff",
    summary: "It ends before its time, by a death or on a ground it names; gifts up to that day count",
    body: z.object({ endedOn: z.iso.date(), ground: z.enum(endGrounds) }),
    answers: {
      200: z.object({ state: z.literal("ENDED"), endedOn: z.string() }),
      ...unknown,
      409: "It is not active",
      422: "Not agreed as a ground, or no day on which it can end",
    },
  },
});
