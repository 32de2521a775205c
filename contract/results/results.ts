import { typedIndicator, typedRecord, typedWords } from "#domain/results/typed-results.ts";
import { calls } from "../call.ts";
import * as z from "zod/mini";
import { documentTypes } from "#domain/document-type.ts";
import { resultAnswer, indicatorAnswer, indicatorList } from "#domain/results/answers.ts";
import { nothing } from "../shared-answers.ts";

const recordBody = z.object({
  ...typedRecord.shape,
  indicatorId: z.string(),
  documentBase64: z.nullable(z.string()),
});

export const resultsCalls = calls({
  "GET /api/projects/:id/results": {
    who: "anyone",
    shared: true,
    summary:
      "What a project counts: where it began, its target, the latest figure, and every record behind it",
    answers: { 200: z.array(resultAnswer), 404: "There is no such project" },
  },
  "GET /api/results/:id/document": {
    who: "anyone",
    summary: "The evidence of a result, where the public may see it",
    answers: { 200: { file: documentTypes }, 404: "No such record, or no document that the public may see" },
  },
  "GET /api/admin/results": {
    who: "staff",
    summary: "Every indicator with its target and its latest figure, and the projects there are",
    answers: { 200: indicatorList },
  },
  "POST /api/admin/results": {
    who: "staff",
    summary: "Add an indicator to a project; the same id again adds nothing",
    body: typedIndicator,
    answers: {
      201: z.object({ id: z.string() }),
      422: "No such project, a name that it has already, or a share that would be added up",
    },
  },
  "GET /api/admin/results/:id": {
    who: "staff",
    summary: "One indicator with its whole history",
    answers: { 200: indicatorAnswer, 404: "No such indicator" },
  },
  "PUT /api/admin/results/:id/words": {
    who: "staff",
    summary: "Say otherwise what an indicator is called and counts; the words before are kept",
    body: typedWords,
    answers: { 200: nothing, 404: "No such indicator" },
  },
  "POST /api/admin/result-records": {
    who: "staff",
    summary:
      "Enter a baseline, a target or a result with its evidence, or correct one; the same id again enters nothing",
    body: recordBody,
    answers: {
      201: nothing,
      404: "No such indicator",
      413: "The document is larger than 5 MB",
      422: "In the future, without evidence, a second figure for a day, or a correction without a reason",
    },
  },
  "GET /api/admin/result-records/:id/document": {
    who: "staff",
    summary: "The evidence of a result, to keep",
    answers: { 200: { file: documentTypes }, 404: "No such record, or no document" },
  },
});
