import type { AnyList } from "#domain/lists/list.ts";
import { calls } from "../call.ts";
import { lists } from "../lists.ts";
import { sheetTypes } from "../shared-answers.ts";

const names = lists.filter(({ files }: AnyList) => files).map(({ name }) => name);

export const adminExportsCalls = calls({
  "GET /api/admin/exports/:file": {
    who: "admin",
    proof: true,
    summary: `A list as a file, filtered as on its own page: ${names.join(", ")}, each .csv or .xlsx`,
    answers: {
      200: { file: sheetTypes },
      404: "No such list or format",
      422: "It cannot be narrowed so",
      503: "Two files are being made already",
    },
  },
});
