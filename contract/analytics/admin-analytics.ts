import { idField } from "#domain/shared-fields.ts";
import { calls } from "../call.ts";
import { sheetTypes } from "../shared-answers.ts";
import * as z from "zod/mini";
import { namedPeriods } from "#domain/analytics/period.ts";
import { bucketSizes } from "#domain/analytics/buckets.ts";
import { analyticsAnswer } from "#domain/analytics/answers.ts";
import { analyticsTables } from "#domain/analytics/tables.ts";

const day = z.string().check(z.maxLength(10));
/** A form sent without JavaScript names every field, so each may be empty. */
export const analyticsQuery = z.object({
  period: z.optional(z.enum(["", ...namedPeriods])),
  from: z.optional(day),
  to: z.optional(day),
  by: z.optional(z.enum(["", ...bucketSizes])),
  campaign: z.optional(idField),
  frequency: z.optional(z.enum(["", "ONE_TIME", "MONTHLY"])),
});

export const adminAnalyticsCalls = calls({
  "GET /api/admin/analytics": {
    who: "staff",
    scope: "analytics:read",
    summary:
      "How giving goes: gifts by day, week or month and by what tells them apart, monthly gifts kept and lost, the form",
    query: analyticsQuery,
    answers: { 200: analyticsAnswer },
  },
  "GET /api/admin/analytics/:file": {
    who: "staff",
    summary: `One table of it as a file: ${analyticsTables.join(", ")}, each .csv or .xlsx; nothing in it is about a person`,
    query: analyticsQuery,
    answers: {
      200: { file: sheetTypes },
      404: "No such table or format",
      503: "Two files are being made already",
    },
  },
});
