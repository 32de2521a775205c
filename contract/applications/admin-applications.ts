import * as z from "zod/mini";
import { maxNoteLength } from "#domain/applications/review/add-note.ts";
import { grantApplicationAnswer, volunteerApplicationAnswer } from "#domain/applications/review/answers.ts";
import { applicationAnswer, letterPreview } from "#domain/applications/review/application-answer.ts";
import { applicationKinds } from "#domain/applications/application-kind.ts";
import { applicationStatuses } from "#domain/applications/application-status.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { maxIdLength } from "#domain/limits.ts";
import { calls } from "../call.ts";

const maxTextLength = 5000;
const maxLineLength = 1000;
const text = (most: number) => z.string().check(z.maxLength(most));
const version = z.int().check(z.positive());
const award = z.optional(
  z.nullable(z.object({ cents: centsField.check(z.positive()), motivation: text(maxTextLength) })),
);
const kind = z.enum(applicationKinds);
const ofKindAndId = z.object({ kind, id: z.string() });

const notFound = { 404: "There is no such application" } as const;
const shown = { 200: applicationAnswer } as const;
export const changed = {
  ...shown,
  ...notFound,
  409: "A colleague changed it meanwhile, or its state does not allow this",
  422: "Something is missing; the sentence says what",
} as const;

export const adminApplicationsCalls = calls({
  "GET /api/admin/applications/grant": {
    who: "staff",
    scope: "applications:read",
    summary: "The newest grant applications, at most 200",
    answers: { 200: z.array(grantApplicationAnswer) },
  },
  "GET /api/admin/applications/volunteer": {
    who: "staff",
    scope: "applications:read",
    summary: "The newest volunteer applications, at most 200",
    answers: { 200: z.array(volunteerApplicationAnswer) },
  },
  "GET /api/admin/applications/:kind/:id": {
    who: "staff",
    scope: "applications:read",
    summary: "One application with everything sent, its history and notes; looking is written down",
    params: ofKindAndId,
    answers: { ...shown, ...notFound },
  },
  "POST /api/admin/applications/:kind/:id/letter": {
    who: "staff",
    summary: "The letter that a move of this application would send; nothing is sent",
    params: ofKindAndId,
    body: z.object({ to: z.enum(applicationStatuses), line: z.optional(text(maxLineLength)), award }),
    answers: { 200: letterPreview, ...notFound, 409: "Nothing moves to this status" },
  },
  "POST /api/admin/applications/:kind/:id/moves": {
    who: "staff",
    summary: "Move an application to another status, with a letter to the applicant",
    params: ofKindAndId,
    body: z.object({
      version,
      to: z.enum(applicationStatuses),
      reason: z.optional(text(maxTextLength)),
      line: z.optional(text(maxLineLength)),
      award,
    }),
    answers: changed,
  },
  "PUT /api/admin/applications/:kind/:id/assignee": {
    who: "staff",
    summary: "Give an application to a colleague, or to nobody",
    params: ofKindAndId,
    body: z.object({ version, assigneeId: z.nullable(text(maxIdLength)) }),
    answers: changed,
  },
  "POST /api/admin/applications/:kind/:id/notes": {
    who: "staff",
    summary: "Write a note about an application; the same id again changes nothing",
    params: ofKindAndId,
    body: z.object({ id: z.uuid(), text: text(maxNoteLength) }),
    answers: changed,
  },
});
