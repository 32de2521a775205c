import * as z from "zod/mini";
import { documentTypes } from "#domain/document-type.ts";
import { typedFigureRecord } from "#domain/figures/enter-record.ts";
import { figureAnswer, figureSummary } from "#domain/figures/figure.ts";
import { figureRecordList } from "#domain/figures/list-records.ts";
import { calls } from "../call.ts";
import { tooMany, nothing } from "../shared-answers.ts";

/** A form sent without JavaScript names every field, so each may be empty. */
const day = z.optional(z.union([z.iso.date(), z.literal("")]));

/** `on`: by booking date. `known`: only what was recorded by then. */
const query = z.object({ on: day, known: day });

export const figuresCalls = calls({
  "GET /api/figures": {
    who: "anyone",
    shared: true,
    summary: "Every figure that is published, now or as of a past day",
    query,
    answers: { 200: z.array(figureSummary), ...tooMany },
  },
  "GET /api/figures/:id": {
    who: "anyone",
    shared: true,
    summary: "One figure with its rows, now or as of a past day",
    query,
    answers: {
      200: figureAnswer,
      ...tooMany,
      404: "No such figure, or nothing was counted yet on that day",
    },
  },
  "GET /api/live-figures": {
    who: "anyone",
    summary: "What is raised while a campaign runs, told whenever it changes (server-sent events)",
    answers: { 200: { file: ["text/event-stream"] }, 204: "No campaign runs", ...tooMany },
  },
  "GET /api/figure-records/:id/document": {
    who: "anyone",
    summary: "The evidence of a counted figure",
    answers: { 200: { file: documentTypes }, 404: "No such record, or no document" },
  },
  "GET /api/admin/figure-records": {
    who: "staff",
    summary: "Everything that was counted, with its evidence, corrections and who entered it",
    answers: { 200: figureRecordList },
  },
  "POST /api/admin/figure-records": {
    who: "staff",
    summary: "Enter what was counted in a period, with its evidence; the same period again is a correction",
    body: z.extend(typedFigureRecord, { documentBase64: z.nullable(z.string()) }),
    answers: {
      201: nothing,
      413: "The document is larger than 5 MB",
      422: "In the future, without evidence or with evidence from before the period, of days that another period counts already, or a correction without a reason",
    },
  },
});
