import * as z from "zod/mini";
import { segmentAnswer, segmentBody, segmentOptions, segmentSchema } from "#domain/contacts/segment.ts";
import { calls } from "../call.ts";
import { done } from "../shared-answers.ts";

const unknown = { 404: "No such segment, or a colleague's own" } as const;

export const segmentsCalls = calls({
  "GET /api/admin/segments/:id": {
    who: "staff",
    summary: "A segment of contacts, as it is defined",
    answers: { 200: segmentAnswer, ...unknown },
  },
  "PUT /api/admin/segments/:id": {
    who: "staff",
    summary: "Save a segment, as its maker; sent again it changes nothing",
    body: segmentBody,
    answers: {
      200: done,
      ...unknown,
      409: "It was changed meanwhile",
      422: "It has no name",
    },
  },
  "DELETE /api/admin/segments/:id": {
    who: "staff",
    summary: "Delete a segment, as its maker; the contacts stay",
    answers: { 200: done, ...unknown },
  },
  "POST /api/admin/segment-counts": {
    who: "staff",
    summary: "How many contacts are in a segment",
    body: z.object({ segment: segmentSchema }),
    answers: { 200: z.object({ count: z.int() }) },
  },
  "GET /api/admin/segment-options": {
    who: "staff",
    summary: "Campaigns and programs that a segment can name",
    answers: { 200: segmentOptions },
  },
});
