import { backgroundChecks } from "#domain/applications/volunteer/background-check.ts";
import { calls } from "../call.ts";
import * as z from "zod/mini";
import { changed } from "./admin-applications.ts";

const maxCommentLength = 5000;
const maxCriteria = 50;
const day = z.optional(z.nullable(z.iso.date()));

export const adminReviewCalls = calls({
  "PUT /api/admin/applications/volunteer/:id/background-check": {
    who: "staff",
    summary: "Record how far a volunteer's background check is; never a copy of it",
    body: z.object({
      version: z.int().check(z.positive()),
      to: z.enum(backgroundChecks),
      issuedOn: day,
      renewBy: day,
    }),
    answers: changed,
  },
  "PUT /api/admin/applications/volunteer/:id/stop": {
    who: "staff",
    summary:
      "Record a volunteer's last day, after which their data are kept for their term; null takes it back",
    body: z.object({ version: z.int().check(z.positive()), stoppedOn: z.nullable(z.iso.date()) }),
    answers: changed,
  },
  "POST /api/admin/applications/grant/:id/scores": {
    who: "staff",
    summary: "Score a grant application by the criteria of its call; each reviewer once",
    body: z.object({
      marks: z.array(z.int()).check(z.maxLength(maxCriteria)),
      comment: z.string().check(z.maxLength(maxCommentLength)),
    }),
    answers: changed,
  },
});
