import { calls } from "../call.ts";
import { sheetTypes } from "../shared-answers.ts";

export const adminExportsCalls = calls({
  "GET /api/admin/exports/:file": {
    who: "admin",
    proof: true,
    summary: `A list as a file, narrowed as on its own page: donations, volunteer, grant, partner, expenses, audit, each .csv or .xlsx`,
    answers: {
      200: { file: sheetTypes },
      404: "No such list or format",
      422: "It cannot be narrowed so",
      503: "Two files are being made already",
    },
  },
});
