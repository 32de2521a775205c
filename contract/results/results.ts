import { calls } from "../call.ts";
import * as z from "zod/mini";
import { documentTypes } from "#domain/document-type.ts";
import { resultAnswer } from "#domain/results/answers.ts";

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
});
