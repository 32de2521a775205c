import { calls } from "../call.ts";
import { tooMany } from "../shared-answers.ts";
import { privacyAnswer, erasureBody, erasureAnswer } from "#domain/privacy/answers.ts";

export const privacyCalls = calls({
  "GET /api/my/privacy": {
    who: "signed_in",
    summary: "What is kept about me and until when, and who looked at it",
    answers: { 200: privacyAnswer },
  },
  "GET /api/my/data.zip": {
    who: "signed_in",
    summary: "Everything about me, as JSON and CSV files in a zip",
    answers: { 200: { file: ["application/zip"] }, ...tooMany },
  },
  "POST /api/my/erasure": {
    who: "signed_in",
    summary:
      "Erase me: everything goes at once, but for fiscal records, which are locked until their term ends",
    body: erasureBody,
    answers: {
      200: erasureAnswer,
      409: "Staff: an admin takes the role away first",
      422: "The typed address is not this account's",
      503: "A monthly gift could not be ended at the payment company; nothing was erased",
    },
  },
});
