import { typedFigureRecord } from "#domain/figures/enter-record.ts";
import { calls } from "./call.ts";
import { nothing } from "./shared-answers.ts";

export const adminFiguresCalls = calls({
  "POST /api/admin/figure-records": {
    who: "staff",
    summary: "Enter what was counted in a period, with its evidence; the same period again is a correction",
    body: typedFigureRecord,
    answers: {
      201: { description: "Entered", schema: nothing },
      422: { description: "In the future, without evidence, or of days that another period counts already" },
    },
  },
});
