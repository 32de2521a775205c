import { openDataStatus } from "#domain/open-data/answers.ts";
import { calls } from "../call.ts";
import { nothing } from "../shared-answers.ts";

export const adminOpenDataCalls = calls({
  "GET /api/admin/books/open-data": {
    who: "books",
    summary: "What was last published of the books, and which records were left out of files of standards",
    answers: { 200: openDataStatus },
  },
  "POST /api/admin/books/open-data": {
    who: "staff",
    summary: "Make the open data now, as every night does",
    answers: { 201: nothing, 409: "It is being made already" },
  },
});
