import { typedFigureRecord } from "#domain/figures/enter-record.ts";
import { figureRecordList } from "#domain/figures/list-records.ts";
import { calls } from "../call.ts";
import { nothing } from "../shared-answers.ts";

export const adminFiguresCalls = calls({
  "GET /api/admin/figure-records": {
    who: "staff",
    summary: "Everything that was counted, with its evidence, corrections and who entered it",
    answers: { 200: figureRecordList },
  },
  "POST /api/admin/figure-records": {
    who: "staff",
    summary: "Enter what was counted in a period, with its evidence; the same period again is a correction",
    body: typedFigureRecord,
    answers: {
      201: nothing,
      422: "In the future, without evidence, of days that another period counts already, or a correction without a reason",
    },
  },
});
